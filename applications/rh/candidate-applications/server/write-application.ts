import { sql } from 'kysely'
import type { Given } from '#kernel/server/answers.ts'
import { forbidden, Refusal, wrongField } from '#kernel/server/errors.ts'
import { requireUnchanged } from '#kernel/server/take-for-change.ts'
import type { InputOf } from '#kernel/shared/call.ts'
import { forgetBeside, keepProofs } from '#rh/candidates/candidates.server.ts'
import { closeHiringFile } from '#rh/hiring-files/hiring-file.server.ts'
import type { RhTables } from '#rh/rh-db.ts'
import { endStates } from '../application-state.model.ts'
import type { CandidateApplication } from '../candidate-application.model.ts'
import type { candidateApplicationsCalls } from '../candidate-applications.calls.ts'
import { applicationById } from './application-in-full.queries.ts'
import { applicationScopeOf, applicationToChange } from './application-scope.ts'
import { requireReason } from './decide-application.ts'
import { noteEvent } from './move-application.ts'
import { requireKnown } from './require-known.ts'

type Calls = typeof candidateApplicationsCalls
type GivenTo<Name extends keyof Calls> = Given<Calls[Name], RhTables>
type Writing = GivenTo<'updateCandidateApplication'>
type Changed = { id: string; version?: number | undefined }
type Note = { what: 'changed' | 'commented'; needs?: 'edit' | 'decide'; reason?: string }

async function change(
  given: Writing,
  { id, version }: Changed,
  columns: object,
  { what, needs = 'edit', reason }: Note,
): Promise<CandidateApplication> {
  const { db, caller } = given
  const scope = await applicationScopeOf(given)
  const standing = await applicationToChange(db, scope, { id, needs })
  requireUnchanged(standing, { version })
  if (standing.closedAt !== null) throw new Refusal(409, 'TRANSITION_INVALID', 'rh.application.closed')
  await db
    .updateTable('rh.candidate_application')
    .set({ ...columns, version: standing.version + 1 })
    .where('id', '=', id)
    .execute()
  await noteEvent(db, { id, what, at: scope.now, by: caller.userId, reason: reason ?? null })
  return applicationById(db, scope, id)
}

/** @throws Refusal 404; 403; 409 VERSION_CONFLICT, TRANSITION_INVALID of a closed one, ALREADY_APPLIED; 400 on what it points at */
export async function updateApplication(
  given: Writing,
  { id, version, companyId, ...said }: InputOf<Calls['updateCandidateApplication']>,
) {
  if (companyId) {
    const { rights } = await applicationScopeOf(given)
    if (!rights(companyId).edit) throw wrongField('companyId', 'unknown', 'rh.employee.company-unknown')
  }
  await requireKnown(given.db, said)
  const columns = { ...said, ...(companyId && { companyId }) }
  return change(given, { id, version }, columns, { what: 'changed' }).catch((error: { constraint?: string }) => {
    if (error.constraint !== 'candidate_application_once') throw error
    throw new Refusal(409, 'ALREADY_APPLIED', 'rh.application.already-applied')
  })
}

export const updateComment = (
  given: GivenTo<'updateCandidateApplicationComment'>,
  { comment, ...read }: InputOf<Calls['updateCandidateApplicationComment']>,
) => change(given, read, { comment: comment?.trim() || null }, { what: 'commented' })

/** @throws Refusal 400 of a day that has passed, and as above */
export async function updateHiringDate(
  given: GivenTo<'updateCandidateHiringDate'>,
  { hiringDate, ...read }: InputOf<Calls['updateCandidateHiringDate']>,
) {
  if (hiringDate < given.clock.today().toString()) throw wrongField('hiringDate', 'past', 'rh.application.hiring-past')
  return change(given, read, { hiringDate }, { what: 'changed', needs: 'decide' })
}

/** @throws Refusal 409 of one that is not refused, and as above */
export async function updateRefusalReason(
  given: GivenTo<'updateCandidateApplicationRefusalReason'>,
  { refusalReason, ...read }: InputOf<Calls['updateCandidateApplicationRefusalReason']>,
) {
  const { db } = given
  const standing = await applicationToChange(db, await applicationScopeOf(given), { id: read.id, needs: 'decide' })
  if (standing.status !== 'refused') throw new Refusal(409, 'TRANSITION_INVALID', 'rh.application.not-refused')
  await requireReason(db, refusalReason, standing.refusalComment)
  return change(given, read, { refusalReason }, { what: 'changed', needs: 'decide', reason: refusalReason })
}

/** @throws Refusal 404; 403; 409 TRANSITION_INVALID of one that is not over */
export async function closeApplication(
  given: GivenTo<'closeCandidateApplication'>,
  { candidateApplicationId: id }: InputOf<Calls['closeCandidateApplication']>,
): Promise<CandidateApplication> {
  const { db, caller } = given
  const scope = await applicationScopeOf(given)
  const standing = await applicationToChange(db, scope, { id })
  if (!(endStates as readonly string[]).includes(standing.status))
    throw new Refusal(409, 'TRANSITION_INVALID', `rh.application.no-move.${standing.status}`)
  if (standing.closedAt === null) {
    await db
      .updateTable('rh.candidate_application')
      .set({ closedAt: scope.now, version: standing.version + 1 })
      .where('id', '=', id)
      .execute()
    await noteEvent(db, { id, what: 'closed', at: scope.now, by: caller.userId })
    await closeHiringFile(db, id)
  }
  return applicationById(db, scope, id)
}

/** @throws Refusal 404; 403; 409 APPLICATION_KEPT of one from which somebody was hired */
export async function deleteApplication(
  given: GivenTo<'deleteCandidateApplication'>,
  { candidateApplicationId: id }: InputOf<Calls['deleteCandidateApplication']>,
) {
  const { db } = given
  const scope = await applicationScopeOf(given)
  const standing = await applicationToChange(db, scope, { id, needs: 'edit' })
  if (!scope.rights(standing.companyId).manage) throw forbidden()
  const employee = await db
    .selectFrom('rh.employee')
    .select('id')
    .where('candidateApplicationId', '=', id)
    .executeTakeFirst()
  if (employee || standing.status === 'hired') throw new Refusal(409, 'APPLICATION_KEPT', 'rh.application.kept')
  await keepProofs(db, sql`a.id = ${id}`, scope.now)
  const { keys } = await forgetBeside(db, [id])
  given.afterCommit(() => Promise.all(keys.map(key => given.files.remove(key))))
  await db.deleteFrom('rh.candidate_application').where('id', '=', id).execute()
}
