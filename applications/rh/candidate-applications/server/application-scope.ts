import { sql } from 'kysely'
import type { Rights } from '#kernel/server/answers.ts'
import type { Clock } from '#kernel/server/clock.ts'
import type { Caller } from '#kernel/server/gate.ts'
import { eachOf } from '#kernel/server/each-of.ts'
import { forbidden, notFound } from '#kernel/server/errors.ts'
import { takeForChange } from '#kernel/server/take-for-change.ts'
import type { RhDb } from '#rh/rh-db.ts'
import { interviewsElement } from '#rh/interviews/interview.model.ts'
import { type ApplicationRights, type ApplicationState, movesFrom } from '../application-state.model.ts'
import { applications, decision } from '../candidate-application.model.ts'

/** Applications to the caller's companies; and, for who holds talks, those in which he has one. */
export type ApplicationScope = {
  now: string
  today: string
  userId: string
  companyIds: readonly string[]
  interviewCompanyIds: readonly string[]
  rights(companyId: string): ApplicationRights & { read: boolean }
}

type Asking = { rights: Rights; clock: Clock; caller: Caller }

export async function applicationScopeOf({ rights, clock, caller }: Asking): Promise<ApplicationScope> {
  const [ofApplications, ofDecision, ofInterviews] = await Promise.all([
    rights.perimeter(applications),
    rights.perimeter(decision),
    rights.perimeter(interviewsElement),
  ])
  return {
    now: clock.now().toString(),
    today: clock.today().toString(),
    userId: caller.userId,
    companyIds: [...ofApplications.byCompany.keys()],
    interviewCompanyIds: [...ofInterviews.byCompany.keys()],
    rights: companyId => {
      const level = ofApplications.byCompany.get(companyId) ?? 0
      const decide = level >= 2 && (ofDecision.byCompany.get(companyId) ?? 0) >= 2
      return { read: level >= 1, edit: level >= 2, manage: level >= 3, decide }
    },
  }
}

/** Keeps applications `a` of the companies in which the caller reads them. */
export const within = ({ companyIds }: ApplicationScope) => sql<boolean>`a.company_id in ${eachOf(companyIds)}`

/** Those, and the ones in which the caller holds a talk. */
export const withinOrOwn = (scope: ApplicationScope) => sql<boolean>`(${within(scope)}
  or (a.company_id in ${eachOf(scope.interviewCompanyIds)} and exists (
    select from rh.interview i where i.candidate_application_id = a.id
       and (i.recruiter_id = ${scope.userId} or ${scope.userId} = any(i.other_interviewer_ids)))))`

type Row = { companyId: string; status: string; closedAt: string | null }

/** What the caller may do with an application; nothing once it is closed. */
export function canWith(scope: ApplicationScope, { companyId, status, closedAt }: Row) {
  const rights = scope.rights(companyId)
  const isOpen = closedAt === null
  return {
    moves: isOpen ? movesFrom(status as ApplicationState, rights) : [],
    edit: isOpen && rights.edit,
    decide: isOpen && rights.decide,
    delete: rights.manage,
  }
}

type Asked = { id: string; candidateId?: string; needs?: keyof ApplicationRights }

/** An application held until the end of the transaction. @throws Refusal 404; 403 */
export async function applicationToChange(
  db: RhDb,
  scope: ApplicationScope,
  { id, candidateId, needs = 'edit' }: Asked,
) {
  const row = await takeForChange(db.selectFrom('rh.candidate_application').selectAll().where('id', '=', id))
  const rights = scope.rights(row.companyId)
  if (!rights.read || (candidateId && candidateId !== row.candidateId)) throw notFound()
  if (!rights[needs]) throw forbidden()
  return { ...row, status: row.status as ApplicationState }
}
export type StandingApplication = Awaited<ReturnType<typeof applicationToChange>>
