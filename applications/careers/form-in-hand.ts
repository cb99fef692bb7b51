import { careersSiteCalls } from '#rh/application-form/careers-site.calls.ts'
import type { PublicField } from '#rh/application-form/careers-site.model.ts'
import type { FieldKey, FormStep } from '#rh/application-form/form-field.model.ts'
import type { KnownCandidate } from '#rh/applicants/applicant.model.ts'
import type { PublicOffer } from '#rh/job-offers/public-offer.model.ts'
import { ask } from './ask.ts'
import { type Draft, draftOf, keepDraft } from './draft.ts'
import type { Field, Options } from './field.ts'
import type { Site } from './site.ts'
import { language, say } from './texts.ts'
import { candidateOf, ticketOfVisit } from './ticket.ts'

/** A form that somebody fills: what he said, what he chose to send, and what is to be mended. */
export type FormInHand = {
  site: Site
  mail: string
  offer: PublicOffer | null
  options: Options
  fields: readonly PublicField[]
  steps: readonly FormStep[]
  draft: Draft
  files: Partial<Record<FieldKey, File[]>>
  /** By field, and by the key of a question. */
  errors: Partial<Record<string, string>>
  ticket: string | undefined
  /** Agreed by a box that nobody ticked for him. */
  poolConsent: boolean
  isKept: boolean
  /** Whether the draft is of an earlier visit and was not taken up yet. */
  isOffered: boolean
}

const ofPublic: readonly FormStep[] = ['civil', 'experience', 'availability']

const inHand = new Map<string, FormInHand>()

/** The form of an applicant, as he left it: within a visit with his files, after it with what his telephone kept. */
export async function takeForm(site: Site, mail: string): Promise<FormInHand> {
  const { clientName } = site
  const fields = (site.form.fields ?? []).filter(({ step }) => step !== 'welcome')
  const options = await ask(careersSiteCalls.getOptionListsNoToken, { clientName, language: language() })
  const key = `${clientName} ${mail}`
  const known = inHand.get(key)
  if (known) return Object.assign(known, { site, fields, options, offer: offerOf(site, known.draft) })
  const draft = draftOf(clientName, mail)
  const hasDraft = Object.keys(draft.values).length > 0
  const ticket = ticketOfVisit(clientName)
  const candidate = ticket && !hasDraft ? await candidateOf(clientName, ticket) : null
  if (candidate?.mail === mail) draft.values = valuesOf(candidate)
  const form: FormInHand = {
    site,
    mail,
    offer: offerOf(site, draft),
    options,
    fields,
    steps: ofPublic.filter(step => fields.some(field => field.step === step)),
    draft,
    files: {},
    errors: {},
    ticket,
    poolConsent: false,
    isKept: false,
    isOffered: hasDraft,
  }
  inHand.set(key, form)
  return form
}

export const letGo = ({ site, mail }: FormInHand) => inHand.delete(`${site.clientName} ${mail}`)

const offerOf = ({ offers }: Site, { offerId }: Draft) => offers.find(({ id }) => id === offerId) ?? null

function valuesOf({ cellPhoneNumber: phone, citizenship, availabilities, ...candidate }: KnownCandidate) {
  const said: Record<string, unknown> = {
    ...candidate,
    nationality: citizenship,
    ...(phone && { cellPhone: phoneOf(phone) }),
    ...(availabilities.length > 0 && { availabilities: { isWholeSeason: false, ranges: availabilities } }),
  }
  return Object.fromEntries(Object.entries(said).filter(([, value]) => value !== null))
}

function phoneOf(phone: string) {
  const prefix = ['+212', '+33', '+34'].find(known => phone.startsWith(known)) ?? '+'
  const digits = phone.slice(prefix.length)
  return { prefix, number: prefix === '+33' || prefix === '+212' ? `0${digits}` : digits }
}

/** One field of it, whose changes are kept on the telephone. */
export const fieldInHand = (form: FormInHand, asked: PublicField, told: () => void): Field => ({
  asked,
  label: say(`careers.asked.${asked.key}`),
  value: form.draft.values[asked.key],
  error: form.errors[asked.key],
  options: form.options,
  offer: form.offer,
  files: form.files[asked.key] ?? [],
  change(value) {
    form.draft.values[asked.key] = value
    delete form.errors[asked.key]
    keep(form)
    told()
  },
  chooseFiles(files) {
    form.files[asked.key] = files
    delete form.errors[asked.key]
  },
})

export function keep(form: FormInHand) {
  form.isKept = keepDraft(form.site.clientName, form.mail, form.draft)
}
