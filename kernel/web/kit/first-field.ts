const usable = ':not([disabled], [aria-disabled=true], [aria-hidden=true])'

/** The field of a form at which one begins. */
export const firstField = (form: HTMLElement) =>
  form.querySelector<HTMLElement>(`:is(input:not([type=hidden], [type=file]), textarea, [role=combobox])${usable}`)

/** The same, of the first form in a place. */
export function firstFieldOfForm(place: HTMLElement) {
  const form = place.querySelector('form')
  return form && firstField(form)
}
