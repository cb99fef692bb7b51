import { sql } from 'kysely'
import type { Rights } from '#kernel/server/answers.ts'
import type { Clock } from '#kernel/server/clock.ts'
import { eachOf } from '#kernel/server/each-of.ts'
import { forbidden, notFound } from '#kernel/server/errors.ts'
import type { Caller } from '#kernel/server/gate.ts'
import { takeForChange } from '#kernel/server/take-for-change.ts'
import type { RhDb } from '#rh/rh-db.ts'
import { interviewsElement } from '../interview.model.ts'

/** Talks of the caller, and those of everybody in the companies where he leads them. */
export type InterviewScope = {
  now: string
  userId: string
  companyIds: readonly string[]
  ledCompanyIds: readonly string[]
  mayEdit(companyId: string, recruiterId: string): boolean
}

export async function interviewScopeOf(given: {
  rights: Rights
  clock: Clock
  caller: Caller
}): Promise<InterviewScope> {
  const { byCompany } = await given.rights.perimeter(interviewsElement)
  const { userId } = given.caller
  const level = (companyId: string) => byCompany.get(companyId) ?? 0
  return {
    now: given.clock.now().toString(),
    userId,
    companyIds: [...byCompany.keys()],
    ledCompanyIds: [...byCompany].filter(([, there]) => there >= 3).map(([companyId]) => companyId),
    mayEdit: (companyId, recruiterId) => level(companyId) >= 3 || (level(companyId) >= 2 && recruiterId === userId),
  }
}

/** Keeps talks `i` of applications `a` that the caller sees. */
export const seenInterviews = ({ companyIds, ledCompanyIds, userId }: InterviewScope) =>
  sql<boolean>`(a.company_id in ${eachOf(ledCompanyIds)} or (a.company_id in ${eachOf(companyIds)}
    and (i.recruiter_id = ${userId} or ${userId} = any(i.other_interviewer_ids))))`

/** A talk held until the end of the transaction, with the company of its application. @throws Refusal 404; 403 */
export async function interviewToChange(db: RhDb, scope: InterviewScope, id: string) {
  const row = await takeForChange(db.selectFrom('rh.interview').selectAll().where('id', '=', id))
  const { companyId } = await db
    .selectFrom('rh.candidate_application')
    .select('companyId')
    .where('id', '=', row.candidateApplicationId)
    .executeTakeFirstOrThrow()
  const isIn = row.recruiterId === scope.userId || row.otherInterviewerIds.includes(scope.userId)
  if (!scope.ledCompanyIds.includes(companyId) && !(isIn && scope.companyIds.includes(companyId))) throw notFound()
  if (!scope.mayEdit(companyId, row.recruiterId)) throw forbidden()
  return { ...row, companyId }
}
