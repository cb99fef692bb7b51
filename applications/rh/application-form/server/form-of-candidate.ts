import type { Given } from '#kernel/server/answers.ts'
import { forbidden, notFound } from '#kernel/server/errors.ts'
import type { InputOf } from '#kernel/shared/call.ts'
import { iso2OfCog } from '#platform/identifiers/countries.model.ts'
import { candidates } from '#rh/candidates/candidate.model.ts'
import type { RhDb, RhTables } from '#rh/rh-db.ts'
import type { applicationFormCalls } from '../application-form.calls.ts'
import type { FormOfCandidate } from '../application-form.model.ts'
import { askedOfApplicants, type FieldKey } from '../form-field.model.ts'
import { formToSetUp } from './form.queries.ts'

type Get = typeof applicationFormCalls.getFormOfCandidate

/**
 * The form with what is known of a candidate, and the fields that it requires and that he has not said.
 * @throws Refusal 403 for who reads no candidate; 404 for one who applied in none of the caller's companies
 */
export async function formOfCandidate(
  given: Given<Get, RhTables>,
  { candidateId }: InputOf<Get>,
  mayEdit: boolean,
): Promise<FormOfCandidate> {
  const { db, rights, language, say } = given
  const { everywhere, byCompany } = await rights.perimeter(candidates)
  if (everywhere < 1 && byCompany.size === 0) throw forbidden()
  const candidate = await seenCandidate(db, candidateId, [...byCompany.keys()])
  const values = valuesOf(candidate)
  const form = await formToSetUp(db, { language, say, mayEdit })
  const missing = askedOfApplicants(form.fields)
    .filter(({ key, visibility }) => visibility === 'required' && key in values && !values[key])
    .map(({ key }) => key)
  return { ...form, candidate: { id: candidateId, values }, missing }
}

async function seenCandidate(db: RhDb, id: string, companyIds: readonly string[]) {
  const candidate = await db
    .selectFrom('rh.candidate')
    .selectAll()
    .where('id', '=', id)
    .where('anonymisedAt', 'is', null)
    .executeTakeFirst()
  if (!candidate) throw notFound()
  const applied = await db
    .selectFrom('rh.candidate_application')
    .select('companyId')
    .where('candidateId', '=', id)
    .execute()
  if (applied.length > 0 && !applied.some(({ companyId }) => companyIds.includes(companyId))) throw notFound()
  return candidate
}

type Values = Partial<Record<FieldKey, string | null>>

const valuesOf = (candidate: Awaited<ReturnType<typeof seenCandidate>>): Values => ({
  mail: candidate.mail,
  title: candidate.title,
  firstname: candidate.firstname,
  name: candidate.name,
  maidenName: candidate.maidenName,
  birthdate: candidate.birthdate,
  birthCity: candidate.birthCity,
  nationality: candidate.citizenshipCog && iso2OfCog(candidate.citizenshipCog),
  cellPhone: candidate.cellPhoneNumber,
  address: candidate.address,
  additionalAddress: candidate.additionalAddress,
  postCode: candidate.postCode,
  city: candidate.city,
  country: candidate.country,
  lastPosition: candidate.lastPosition,
  motivation: candidate.motivation,
  transport: candidate.transport,
  gloveSize: candidate.gloveSize,
  shoeSize: candidate.shoeSize,
})
