import type { PublicOptions } from '#rh/application-form/careers-site.model.ts'
import type { PublicField } from '#rh/application-form/careers-site.model.ts'
import type { PublicOffer } from '#rh/job-offers/public-offer.model.ts'
import type { z } from 'zod'
import { made } from './made.ts'
import { say } from './texts.ts'

export type Options = z.output<typeof PublicOptions>

/** What is asked, under its label, with what is to be mended. */
export type Labelled = {
  asked: { key: string; help: string | null; isRequired: boolean }
  label: string
  error: string | undefined
}

/** The same with its answer. */
export type Answered = Labelled & { value: unknown; change(value: unknown): void }

/** A field of the form in the hand of an applicant. */
export type Field = Answered & {
  asked: PublicField
  options: Options
  offer: PublicOffer | null
  /** Files that were chosen, which no draft keeps. */
  files: File[]
  chooseFiles(files: File[]): void
}

const mark = (isRequired: boolean) => !isRequired && made('span', { class: 'optional' }, say('careers.optional'))

export const helpId = (key: string) => `${key}-help`
export const errorId = (key: string) => `${key}-error`

const beneath = ({ asked: { key, help }, error }: Labelled) => [
  help && made('p', { class: 'help', id: helpId(key) }, made('bdi', {}, help)),
  made('p', { class: 'error', id: errorId(key) }, error ?? ''),
]

/** What tells the reader of a screen what stands beneath an input. */
export const wordsBeneath = ({ asked: { key, help, isRequired }, error }: Labelled) => ({
  id: key,
  'aria-describedby': [help && helpId(key), errorId(key)].filter(Boolean).join(' '),
  'aria-invalid': error ? 'true' : null,
  'aria-required': isRequired ? 'true' : null,
})

/** One input under its label. */
export const inputWithLabel = (field: Labelled, ...input: (Node | null)[]) =>
  made(
    'div',
    { class: 'field', 'data-key': field.asked.key },
    made('label', { for: field.asked.key }, made('bdi', {}, field.label), mark(field.asked.isRequired)),
    ...input,
    ...beneath(field),
  )

/** Several inputs that answer one question. */
export const groupOfInputs = (field: Labelled, ...inputs: (Node | null)[]) =>
  made(
    'fieldset',
    {
      class: 'field',
      'data-key': field.asked.key,
      'aria-describedby': errorId(field.asked.key),
      'aria-invalid': field.error ? 'true' : null,
    },
    made('legend', {}, made('bdi', {}, field.label), mark(field.asked.isRequired)),
    ...inputs,
    ...beneath(field),
  )
