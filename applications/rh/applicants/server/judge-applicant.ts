import { type FieldError, Refusal } from '#kernel/server/errors.ts'
import type { PublicField } from '#rh/application-form/careers-site.model.ts'
import type { FieldKey } from '#rh/application-form/form-field.model.ts'
import { type Applied } from '../applicant.model.ts'
import { isAgeOfApplicant, leastSeconds, monthsAhead } from '../applicant-rules.model.ts'

/** Where a field of the form stands in what is sent; those that are files stand beside. */
const places: Partial<Record<FieldKey, (applied: Applied) => [place: string, value: unknown]>> = {
  title: ({ candidate }) => ['candidate.title', candidate.title],
  maidenName: ({ candidate }) => ['candidate.maidenName', candidate.maidenName],
  birthdate: ({ candidate }) => ['candidate.birthdate', candidate.birthdate],
  birthCity: ({ candidate }) => ['candidate.birthCity', candidate.birthCity],
  nationality: ({ candidate }) => ['candidate.citizenship', candidate.citizenship],
  cellPhone: ({ candidate }) => ['candidate.cellPhoneNumber', candidate.cellPhoneNumber],
  address: ({ candidateAddress }) => ['candidateAddress.address', candidateAddress.address],
  additionalAddress: ({ candidateAddress }) => [
    'candidateAddress.additionalAddress',
    candidateAddress.additionalAddress,
  ],
  postCode: ({ candidateAddress }) => ['candidateAddress.postCode', candidateAddress.postCode],
  city: ({ candidateAddress }) => ['candidateAddress.city', candidateAddress.city],
  country: ({ candidateAddress }) => ['candidateAddress.country', candidateAddress.country],
  lastPosition: ({ candidate }) => ['candidate.lastPosition', candidate.lastPosition],
  gloveSize: ({ candidate }) => ['candidate.gloveSize', candidate.gloveSize],
  shoeSize: ({ candidate }) => ['candidate.shoeSize', candidate.shoeSize],
  transport: ({ candidate }) => ['candidate.transport', candidate.transport],
  jobsSought: ({ candidateApplication: wish }) => ['candidateApplication.jobsSought', wish.jobsSought],
  contractsSought: ({ candidateApplication: wish }) => ['candidateApplication.contractsSought', wish.contractsSought],
  howHeard: ({ candidateApplication: wish }) => ['candidateApplication.howHeard', wish.howHeard],
  motivation: ({ candidate, candidateApplication: wish }) => [
    'candidateApplication.motivation',
    wish.motivation ?? candidate.motivation,
  ],
  availabilities: ({ candidateApplication: wish }) => ['candidateApplication.availabilities', wish.availabilities],
}

type Asked = { fields: readonly PublicField[]; today: string; hasOffer: boolean }

const isBlank = (value: unknown) =>
  value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0)

/**
 * Judges what an applicant says by the published form: what it requires is there, and what is said can be.
 * @throws Refusal 400 with one entry a field
 */
export function judgeApplicant(applied: Applied, { fields, today, hasOffer }: Asked) {
  const errors: FieldError[] = []
  const refuse = (field: string, code: string, message: string, values = {}) =>
    errors.push({ field, code, message, values })
  for (const { key, isRequired } of fields) {
    const found = places[key]?.(applied)
    if (!found || !isRequired || !isBlank(found[1]) || (hasOffer && key === 'jobsSought')) continue
    refuse(found[0], 'required', 'kernel.field.required')
  }
  const { candidate, candidateApplication: wish } = applied
  if (candidate.birthdate && !isAgeOfApplicant(candidate.birthdate, today))
    refuse('candidate.birthdate', 'age', 'rh.apply.age')
  const latest = Temporal.PlainDate.from(today).add({ months: monthsAhead }).toString()
  for (const [index, { end }] of wish.availabilities.entries()) {
    const place = `candidateApplication.availabilities.${index}.end`
    if (end < today) refuse(place, 'past', 'rh.apply.past')
    if (end > latest) refuse(place, 'too_far', 'rh.apply.too-far', { months: monthsAhead })
  }
  if (errors.length > 0) throw new Refusal(400, 'INVALID_INPUT', 'kernel.error.invalid-input', { fields: errors })
}

/** A field that people do not see was filled, or the form was sent before anybody could read it. @throws Refusal 400 */
export function requirePerson({ candidateApplication: { website, seconds } }: Applied) {
  if (website || (seconds !== undefined && seconds < leastSeconds))
    throw new Refusal(400, 'TOO_FAST', 'rh.apply.too-fast')
}

/** What the form does not ask of who applies is dropped, never an error: it may be of another version. */
export function onlyAsked(applied: Applied, fields: readonly PublicField[]): Applied {
  const asked = new Set<FieldKey>(fields.map(({ key }) => key))
  const kept = (key: FieldKey, value: unknown) => (asked.has(key) ? value : Array.isArray(value) ? [] : null)
  const dropped = structuredClone(applied) as Record<string, Record<string, unknown>> & Applied
  for (const key of Object.keys(places) as FieldKey[]) {
    const [place, value] = places[key]?.(applied) ?? ['']
    const [part = '', name = ''] = place.split('.')
    const holder = dropped[part] as Record<string, unknown> | undefined
    if (holder) holder[name] = kept(key, value)
  }
  return dropped
}
