import { sql } from 'kysely'
import type { Translate } from '#kernel/server/translate.ts'
import { notify } from '#platform/notifications/notifications.server.ts'
import type { DemandesDb } from '#demandes/demandes-db.ts'
import { type RoleOfStep, stepsNeeded, usualSteps } from '../request-rules.model.ts'
import { addressOfRequest } from '../requests-place.model.ts'
import { approvesStep, presentStep } from './request-scope.ts'
import type { StandingRequest } from './request-to-change.ts'
import { toApproveNews } from './request-news.ts'

type Opening = Pick<StandingRequest, 'id' | 'companyId' | 'serviceId' | 'requesterId' | 'kind'> & { round: number }
type Step = { role: RoleOfStep; approverId: string | null; upToCents: number | null }

/** The steps that the amount needs, frozen: a circuit that is changed later is of later requests. */
export async function openRound(db: DemandesDb, request: Opening, amountCents: number | null) {
  const steps = stepsNeeded(await stepsOfCircuit(db, request), amountCents)
  const standing = (await isServiceManaged(db, request)) ? steps : withoutService(steps)
  await db
    .insertInto('demandes.request_step')
    .values(standing.map((step, index) => ({ ...step, requestId: request.id, round: request.round, rank: index + 1 })))
    .execute()
}

/** The circuit of the kind, else that of the company, else its manager. */
async function stepsOfCircuit(db: DemandesDb, { companyId, kind }: Opening): Promise<readonly Step[]> {
  const { rows } = await sql<Step>`
    select s.role, s.approver_id, s.up_to_cents::float8 as up_to_cents
      from demandes.approval_step s
     where s.circuit_id = (select c.id from demandes.approval_circuit c
                            where c.company_id = ${companyId} and (c.kind = ${kind} or c.kind is null)
                            order by c.kind nulls last limit 1)
     order by s.rank`.execute(db)
  return rows.length > 0 ? rows : usualSteps
}

/** Whether somebody else than the requester manages the service that it is for. */
async function isServiceManaged(db: DemandesDb, { serviceId, requesterId }: Opening) {
  const { rows } = await sql`
    select from platform.service_user x
      join platform.client_user m on m.client_id = x.client_id and m.user_id = x.user_id and m.active
     where x.service_id = ${serviceId} and x.manager and x.user_id <> ${requesterId} limit 1`.execute(db)
  return rows.length > 0
}

/** Where nobody manages the service, the company's managers decide in his place, once. */
function withoutService(steps: readonly Step[]): Step[] {
  const standing = steps.map(step =>
    step.role === 'service_manager' ? { ...step, role: 'company_manager' as const } : step,
  )
  return standing.filter(({ role }, index) => role !== 'company_manager' || standing[index + 1]?.role !== role)
}

/** Tells those whose turn it is. */
export async function tellApprovers(
  given: { db: DemandesDb; say: Translate },
  { id, number }: { id: string; number: string },
) {
  const { db, say } = given
  const { rows } = await sql<{ userId: string; requester: string; purpose: string }>`
    select m.user_id, u.firstname || ' ' || u.name as requester, r.purpose
      from demandes.request r
      join platform.user u on u.id = r.requester_id
     cross join lateral (${presentStep}) s
      join platform.client_user m on ${approvesStep}
     where r.id = ${id}`.execute(db)
  const [first] = rows
  if (!first) return
  await notify(db, {
    userIds: rows.map(({ userId }) => userId),
    type: toApproveNews.code,
    title: language => say(language, 'demandes.request.news-to-approve', { number, requester: first.requester }),
    subtitle: first.purpose,
    link: addressOfRequest(id),
  })
}
