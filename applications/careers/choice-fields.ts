import { gloves, shoes } from '#rh/applicants/applicant-rules.model.ts'
import { made } from './made.ts'
import { say } from './texts.ts'
import { type Answered, wordsBeneath, type Field, groupOfInputs, inputWithLabel } from './field.ts'

type Choice = { id: string; label: string }

/** Large tiles of which one is chosen; a second touch takes the choice back where nothing is required. */
export const tiles = (field: Answered, choices: readonly Choice[], look: string) =>
  made(
    'div',
    { class: look },
    ...choices.map(({ id, label }) => {
      const input = made('input', {
        type: 'radio',
        name: field.asked.key,
        value: id,
        checked: String(field.value ?? '') === id,
        onclick: () => {
          if (String(field.value ?? '') !== id || field.asked.isRequired) return
          input.checked = false
          field.change(null)
        },
        onchange: () => field.change(id),
      })
      return made('label', {}, input, made('span', {}, made('bdi', {}, label)))
    }),
  )

export const titleField = (field: Field) =>
  groupOfInputs(
    field,
    tiles(
      field,
      (['mrs', 'mr'] as const).map(id => ({ id, label: say(`careers.title.${id}`) })),
      'tiles',
    ),
  )

export const transportField = (field: Field) => groupOfInputs(field, tiles(field, field.options.transports, 'tiles'))
export const sourceField = (field: Field) => groupOfInputs(field, tiles(field, field.options.sources, 'tiles tall'))

/** Several may be ticked. */
export const ticks = (field: Answered, choices: readonly Choice[]) => {
  const chosen = new Set((field.value as string[] | undefined) ?? [])
  return made(
    'div',
    { class: 'tiles tall' },
    ...choices.map(({ id, label }) =>
      made(
        'label',
        {},
        made('input', {
          type: 'checkbox',
          value: id,
          checked: chosen.has(id),
          onchange: (event: Event) => {
            if ((event.target as HTMLInputElement).checked) chosen.add(id)
            else chosen.delete(id)
            field.change([...chosen])
          },
        }),
        made('span', {}, made('bdi', {}, label)),
      ),
    ),
  )
}

export const contractsField = (field: Field) => groupOfInputs(field, ticks(field, field.options.contracts))

/** The positions of the client, or the offer that he applies for; a client without any lets him write. */
export function jobsField(field: Field) {
  const { offer, options } = field
  if (offer)
    return made(
      'p',
      { class: 'for-offer', 'data-key': 'jobsSought' },
      say('careers.for-offer'),
      ' ',
      made('strong', {}, offer.title),
    )
  if (options.positions.length > 0) return groupOfInputs(field, ticks(field, options.positions))
  const written = ((field.value as string[] | undefined) ?? []).join(', ')
  return inputWithLabel(
    field,
    made('input', {
      type: 'text',
      ...wordsBeneath(field),
      maxlength: 80,
      value: written,
      oninput: (event: Event) => field.change([(event.target as HTMLInputElement).value].filter(Boolean)),
    }),
  )
}

const whole = ({ least, most }: { least: number; most: number }) =>
  Array.from({ length: most - least + 1 }, (_, index) => String(least + index))

export const gloveField = (field: Field) =>
  groupOfInputs(
    field,
    tiles(
      { ...field, change: size => field.change(size === null ? null : Number(size)) },
      whole(gloves).map(id => ({ id, label: id })),
      'sizes',
    ),
  )

/** Fewer, the size, more: two thumbs are enough. */
export function shoeField(field: Field) {
  let size = (field.value as number | null | undefined) ?? null
  const shown = made('output', { id: 'shoeSize', 'aria-live': 'polite' }, size === null ? '–' : String(size))
  const step = (by: number) => () => {
    size = Math.min(shoes.most, Math.max(shoes.least, size === null ? 40 : size + by))
    shown.textContent = String(size)
    field.change(size)
  }
  const button = (by: number, sign: string, label: string) =>
    made('button', { type: 'button', 'aria-label': label, onclick: step(by) }, sign)
  return groupOfInputs(
    field,
    made(
      'div',
      { class: 'stepper' },
      button(-1, '−', say('careers.smaller')),
      shown,
      button(1, '+', say('careers.larger')),
    ),
  )
}
