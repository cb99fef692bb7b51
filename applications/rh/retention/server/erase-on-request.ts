import type { Given } from '#kernel/server/answers.ts'
import { notFound, Refusal } from '#kernel/server/errors.ts'
import type { InputOf } from '#kernel/shared/call.ts'
import { endStates } from '#rh/candidate-applications/application-state.model.ts'
import { withdrawApplication } from '#rh/candidate-applications/candidate-applications.server.ts'
import { candidateScopeOf, candidateToChange, eraseCandidate } from '#rh/candidates/candidates.server.ts'
import type { RhTables } from '#rh/rh-db.ts'
import type { retentionCalls } from '../retention.calls.ts'
import { retentionElement } from '../retention-place.model.ts'

type Erase = typeof retentionCalls.eraseOnRequest

const isOver = (status: string) => (endStates as readonly string[]).includes(status)

/**
 * Empties somebody as he asked: his open applications are withdrawn first. What was done already is not done again.
 * @throws Refusal 404; 403; 409 CANDIDATE_KEPT of who was hired
 */
export async function eraseOnRequest(given: Given<Erase, RhTables>, { id }: InputOf<Erase>) {
  const { db, caller } = given
  const scope = await candidateScopeOf(given, retentionElement)
  const acting = { at: scope.now, by: caller.userId }
  const request = await db
    .selectFrom('rh.data_request as r')
    .leftJoin('rh.data_request_answer as w', 'w.dataRequestId', 'r.id')
    .select(['r.candidateId', 'w.answeredAt'])
    .where('r.id', '=', id)
    .where('r.wish', '=', 'erasure')
    .executeTakeFirst()
  if (!request) throw notFound()
  if (request.answeredAt) return
  const standing = await candidateToChange(db, scope, request.candidateId, 3)
  const applications = await db
    .selectFrom('rh.candidate_application')
    .select(['id', 'status', 'closedAt', 'version'])
    .where('candidateId', '=', standing.id)
    .orderBy('id')
    .forUpdate()
    .execute()
  if (standing.employeeId || applications.some(({ status }) => status === 'hired'))
    throw new Refusal(409, 'CANDIDATE_KEPT', 'rh.retention.employee-kept')
  for (const application of applications)
    if (!isOver(application.status)) await withdrawApplication(db, application, acting)
  await eraseCandidate(given, standing, acting)
}
