import type { FieldKey } from '#rh/application-form/form-field.model.ts'
import { ages } from '#rh/applicants/applicant-rules.model.ts'
import { made } from './made.ts'
import { say } from './texts.ts'
import { wordsBeneath, type Field, inputWithLabel } from './field.ts'

type Typing = { autocomplete?: string; inputmode?: string; maxlength?: number }

const typing: Partial<Record<FieldKey, Typing>> = {
  firstname: { autocomplete: 'given-name', maxlength: 80 },
  name: { autocomplete: 'family-name', maxlength: 80 },
  maidenName: { maxlength: 80 },
  birthCity: { maxlength: 80 },
  address: { autocomplete: 'address-line1', maxlength: 200 },
  additionalAddress: { autocomplete: 'address-line2', maxlength: 200 },
  postCode: { autocomplete: 'postal-code', inputmode: 'numeric', maxlength: 10 },
  city: { autocomplete: 'address-level2', maxlength: 80 },
  lastPosition: { maxlength: 120 },
}

const typed = (event: Event) => (event.target as HTMLInputElement).value

export const textField = (field: Field) =>
  inputWithLabel(
    field,
    made('input', {
      type: 'text',
      ...wordsBeneath(field),
      ...typing[field.asked.key],
      value: String(field.value ?? ''),
      oninput: (event: Event) => field.change(typed(event)),
    }),
  )

export const longTextField = (field: Field) =>
  inputWithLabel(
    field,
    made(
      'textarea',
      { ...wordsBeneath(field), rows: 4, maxlength: 2000, oninput: (event: Event) => field.change(typed(event)) },
      String(field.value ?? ''),
    ),
  )

const yearsAgo = (years: number) => {
  const day = new Date()
  day.setFullYear(day.getFullYear() - years)
  return day.toISOString().slice(0, 10)
}

export const birthdateField = (field: Field) =>
  inputWithLabel(
    field,
    made('input', {
      type: 'date',
      ...wordsBeneath(field),
      autocomplete: 'bday',
      min: yearsAgo(ages.most),
      max: yearsAgo(ages.least),
      value: String(field.value ?? ''),
      oninput: (event: Event) => field.change(typed(event)),
    }),
  )

/** Countries are many: the telephone's own wheel finds them. */
export const countryField = (field: Field) => {
  const chosen = field.value ?? (field.asked.key === 'country' ? 'FR' : '')
  if (field.value === undefined && chosen) field.change(chosen)
  return inputWithLabel(
    field,
    made(
      'select',
      { ...wordsBeneath(field), onchange: (event: Event) => field.change(typed(event)) },
      made('option', { value: '' }, say('careers.choose')),
      ...field.options.countries.map(({ id, label }) => made('option', { value: id, selected: id === chosen }, label)),
    ),
  )
}

/** Prefixes that the client's people have (platform-core, section 5), with how their numbers are written. */
const prefixes = [
  { prefix: '+33', groups: [2, 2, 2, 2, 2], between: '.' },
  { prefix: '+34', groups: [3, 3, 3], between: ' ' },
  { prefix: '+212', groups: [2, 2, 2, 2, 2], between: '.' },
  { prefix: '+', groups: [15], between: '' },
] as const

export type Phone = { prefix: string; number: string }

/** As it is written in its country: `06.12.34.56.78`, `612 345 678`. */
export function maskedNumber({ prefix, number }: Phone) {
  const { groups, between } = prefixes.find(known => known.prefix === prefix) ?? prefixes[3]
  const digits = number.replace(/\D/g, '')
  let start = 0
  const parts = groups.map(length => digits.slice(start, (start += length)))
  return [...parts, digits.slice(start)].filter(Boolean).join(between)
}

/** `+33612345678`; empty where nothing was typed. */
export function phoneInFull({ prefix, number }: Phone) {
  const digits = number.replace(/\D/g, '')
  if (!digits) return ''
  return prefix === '+' ? `+${digits}` : `${prefix}${digits.replace(/^0/, '')}`
}

export function phoneField(field: Field) {
  const phone = (field.value as Phone | undefined) ?? { prefix: '+33', number: '' }
  const present = { ...phone }
  const tell = () => field.change({ ...present })
  return inputWithLabel(
    field,
    made(
      'div',
      { class: 'phone' },
      made(
        'select',
        {
          'aria-label': say('careers.phone-prefix'),
          onchange: (event: Event) => {
            present.prefix = typed(event)
            tell()
          },
        },
        ...prefixes.map(({ prefix }) =>
          made('option', { value: prefix, selected: prefix === present.prefix }, prefix === '+' ? '+…' : prefix),
        ),
      ),
      made('input', {
        type: 'tel',
        ...wordsBeneath(field),
        dir: 'ltr',
        autocomplete: 'tel-national',
        value: maskedNumber(present),
        oninput: (event: Event) => {
          const input = event.target as HTMLInputElement
          present.number = input.value
          if (input.selectionStart === input.value.length) input.value = maskedNumber(present)
          tell()
        },
      }),
    ),
  )
}
