import type { FieldKey } from '#rh/application-form/form-field.model.ts'
import { type Availability, rangesOf } from './availability-field.ts'
import { maskedNumber, type Phone } from './text-fields.ts'
import type { FormInHand } from './form-in-hand.ts'
import { say, sayDay } from './texts.ts'

type Choice = { id: string; label: string }

const among = (choices: readonly Choice[], id: unknown) => choices.find(choice => choice.id === id)?.label ?? String(id)

/** What was said in a field, as one reads it; empty where nothing was. */
export function saidInWords(form: FormInHand, key: FieldKey): string {
  const value = form.draft.values[key]
  if (key === 'resume' || key === 'idCard') return (form.files[key] ?? []).map(({ name }) => name).join(', ')
  if (key === 'jobsSought' && form.offer) return form.offer.title
  if (value === undefined || value === null || value === '') return ''
  const { options, offer } = form
  switch (key) {
    case 'title':
      return say(`careers.title.${value}`)
    case 'birthdate':
      return sayDay(String(value))
    case 'nationality':
    case 'country':
      return among(options.countries, value)
    case 'cellPhone':
      return phoneInWords(value as Phone)
    case 'jobsSought':
      return (value as string[]).map(id => among(options.positions, id)).join(', ')
    case 'contractsSought':
      return (value as string[]).map(id => among(options.contracts, id)).join(', ')
    case 'howHeard':
      return among(options.sources, value)
    case 'transport':
      return among(options.transports, value)
    case 'availabilities':
      return rangesOf(value as Availability, offer)
        .map(({ start, end }) => say('careers.days-between', { from: sayDay(start), to: sayDay(end) }))
        .join(', ')
    default:
      return String(value)
  }
}

const phoneInWords = (phone: Phone) => {
  if (!phone.number) return ''
  return phone.prefix === '+33' ? maskedNumber(phone) : `${phone.prefix} ${maskedNumber(phone)}`
}
