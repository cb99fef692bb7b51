import { sql } from 'kysely'
import type { Given } from '#kernel/server/answers.ts'
import { Refusal, wrongField } from '#kernel/server/errors.ts'
import { requireUnchanged } from '#kernel/server/take-for-change.ts'
import type { InputOf } from '#kernel/shared/call.ts'
import { cogOfIso2 } from '#platform/identifiers/countries.model.ts'
import { postCodeIn } from '#platform/identifiers/identifier.model.ts'
import type { RhDb, RhTables } from '#rh/rh-db.ts'
import type { Candidate, DayRange } from '../candidate.model.ts'
import type { candidatesCalls } from '../candidates.calls.ts'
import { availabilitiesOf, candidateInFull, saidOtherwise } from './candidate-in-full.queries.ts'
import { candidateScopeOf, candidateToChange } from './candidate-scope.ts'
import { eraseCandidate } from './erase-candidate.ts'

type Calls = typeof candidatesCalls
type GivenTo<Name extends keyof Calls> = Given<Calls[Name], RhTables>

/** @throws Refusal 404; 403; 409 VERSION_CONFLICT; 400 on a mail that is another's, or a post code that is none */
export async function editCandidate(
  given: GivenTo<'editCandidate'>,
  { candidate: { id, version, citizenship, mail, ...person }, candidateAddress = {} }: InputOf<Calls['editCandidate']>,
): Promise<Candidate> {
  const { db } = given
  const scope = await candidateScopeOf(given)
  const standing = await candidateToChange(db, scope, id)
  requireUnchanged(standing, { version })
  if (!postCodeIn({ ...standing, ...candidateAddress }))
    throw wrongField('candidateAddress.postCode', 'post_code', 'identifiers.post-code-invalid')
  if (mail !== undefined) await requireFreeMail(db, mail, id)
  await db
    .updateTable('rh.candidate')
    .set({
      ...person,
      ...candidateAddress,
      ...(mail !== undefined && { mail: mail?.toLowerCase() ?? null, mailFailsSince: null }),
      ...(citizenship !== undefined && { citizenshipCog: citizenship && cogOfIso2(citizenship) }),
      version: standing.version + 1,
    })
    .where('id', '=', id)
    .execute()
  return candidateInFull(db, scope, id)
}

/** @throws Refusal 400 at the field where another candidate has the mail */
export async function requireFreeMail(db: RhDb, mail: string | null, but: string | null = null) {
  if (mail === null) return
  const { rows } = await sql`
    select from rh.candidate where mail = lower(${mail}) and anonymised_at is null
       and id is distinct from ${but}::uuid limit 1`.execute(db)
  if (rows.length > 0) throw wrongField('mail', 'taken', 'rh.candidate.mail-taken')
}

/** All his days at once. @throws Refusal 404; 403 */
export async function updateAvailability(
  given: GivenTo<'updateCandidateAvailability'>,
  { candidateId, selection }: InputOf<Calls['updateCandidateAvailability']>,
): Promise<DayRange[]> {
  const { db } = given
  const scope = await candidateScopeOf(given)
  await candidateToChange(db, scope, candidateId)
  await db.deleteFrom('rh.availability').where('candidateId', '=', candidateId).execute()
  const ranges = selection.map(({ start, end }) => `[${start},${end}]`)
  await sql`select rh.add_availabilities(${candidateId}::uuid, ${ranges}::daterange[])`.execute(db)
  return availabilitiesOf(db, candidateId)
}

/**
 * Empties somebody and takes his files away; his applications stay as proof of what was decided.
 * @throws Refusal 404; 403; 409 CANDIDATE_KEPT of who has a living application or is an employee
 */
export async function deleteCandidate(
  given: GivenTo<'deleteCandidate'>,
  { candidateId }: InputOf<Calls['deleteCandidate']>,
) {
  const { db } = given
  const scope = await candidateScopeOf(given)
  const standing = await candidateToChange(db, scope, candidateId, 3)
  const { rows: living } = await sql`
    select from rh.candidate_application where candidate_id = ${candidateId}
       and status not in ('refused', 'withdrawn', 'pool') limit 1`.execute(db)
  if (standing.employeeId || living.length > 0) throw new Refusal(409, 'CANDIDATE_KEPT', 'rh.candidate.kept')
  await eraseCandidate(given, standing, { at: scope.now, by: given.caller.userId })
}

/** What a form says of a person, by the names of his columns. */
const saidFields = [
  'title',
  'firstname',
  'name',
  'maidenName',
  'mail',
  'cellPhoneNumber',
  'birthdate',
  'birthCity',
  'citizenshipCog',
  'address',
  'additionalAddress',
  'postCode',
  'city',
  'country',
  'transport',
  'lastPosition',
  'motivation',
  'gloveSize',
  'shoeSize',
]

/** Takes what a form says otherwise into the file, or leaves it aside. @throws Refusal 404; 403; 400 of what it does not say */
export async function acceptDifference(
  given: GivenTo<'acceptDifference'>,
  { candidateId, field, accept }: InputOf<Calls['acceptDifference']>,
): Promise<Candidate> {
  const { db } = given
  const scope = await candidateScopeOf(given)
  await candidateToChange(db, scope, candidateId)
  const said = (await saidOtherwise(db, candidateId))[field]
  if (said === undefined || !saidFields.includes(field)) throw wrongField('field', 'not_said', 'rh.candidate.not-said')
  if (field === 'mail') await requireFreeMail(db, String(said), candidateId)
  if (accept)
    await db
      .updateTable('rh.candidate')
      .set({ [field]: said })
      .set(eb => ({ version: eb('version', '+', 1) }))
      .where('id', '=', candidateId)
      .execute()
  await sql`update rh.candidate_application set answers = answers #- array['differences', ${field}]
     where candidate_id = ${candidateId} and answers -> 'differences' ? ${field}`.execute(db)
  return candidateInFull(db, scope, candidateId)
}
