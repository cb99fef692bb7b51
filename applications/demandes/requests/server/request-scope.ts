import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Rights } from '#kernel/server/answers.ts'
import { companyScopeOf } from '#kernel/server/company-scope.ts'
import type { Clock } from '#kernel/server/clock.ts'
import { eachOf } from '#kernel/server/each-of.ts'
import type { Caller } from '#kernel/server/gate.ts'
import type { Level } from '#kernel/shared/access.ts'
import type { DemandesDb } from '#demandes/demandes-db.ts'
import { approveRight, orderRight, pricesField, receiveRight, requestsElement } from '../requests-place.model.ts'

export type Asking = { db: DemandesDb; rights: Rights; caller: Caller; clock: Clock }
type Condition = RawBuilder<SqlBool>

export const companiesWhere = async (given: { rights: Rights }, element: string, needs: Level = 1) =>
  (await companyScopeOf(given, element)).where(needs)

/** Of requests called `r`: those of companies. */
export const ofCompanies = (companyIds: readonly string[]): Condition => sql`r.company_id in ${eachOf(companyIds)}`

/** Those whose prices one may see. */
export const companiesWithPrices = async (given: { rights: Rights }): Promise<ReadonlySet<string>> =>
  new Set(await companiesWhere(given, pricesField))

/**
 * Of requests called `r`, what somebody sees: his own; those of services and companies that he manages; all of a company
 * where he manages the page, or where one of the three acts is his. A draft is its requester's alone.
 */
export async function seenBy(given: Pick<Asking, 'rights' | 'caller'>): Promise<Condition> {
  const [requests, approves, orders, receives] = await Promise.all([
    companyScopeOf(given, requestsElement),
    companiesWhere(given, approveRight, 2),
    companiesWhere(given, orderRight, 2),
    companiesWhere(given, receiveRight, 2),
  ])
  const { userId } = given.caller
  return sql`(${ofCompanies(requests.companyIds)} and (r.requester_id = ${userId} or (r.state <> 'draft' and (
    ${ofCompanies([...requests.where(3), ...approves, ...orders, ...receives])}
    or exists (select from platform.service_user m
                where m.service_id = r.service_id and m.user_id = ${userId} and m.manager)
    or exists (select from platform.company_manager m
                where m.company_id = r.company_id and m.user_id = ${userId})))))`
}

/** The step that a request called `r` stands at: the first that nobody has decided. */
export const presentStep = sql`
  select s.id, s.rank, s.role, s.approver_id from demandes.request_step s
   where s.request_id = r.id and s.round = r.round and s.decision is null order by s.rank limit 1`

/** Whether a member called `m` is one whom a step called `s` of a request called `r` falls to. Never its requester. */
export const approvesStep: Condition = sql`(m.client_id = r.client_id and m.active and m.user_id <> r.requester_id and case s.role
  when 'member' then m.user_id = s.approver_id
  when 'service_manager' then exists (
    select from platform.service_user x where x.service_id = r.service_id and x.user_id = m.user_id and x.manager)
  else exists (
    select from platform.company_manager x where x.company_id = r.company_id and x.user_id = m.user_id) end)`

/** Of requests called `r`: those that wait for what the caller approves. Who manages approvals decides any step. */
export async function waitsForApprovalBy(given: Pick<Asking, 'rights' | 'caller'>): Promise<Condition> {
  const approvals = await companyScopeOf(given, approveRight)
  const { userId } = given.caller
  return sql`(r.state = 'submitted' and r.requester_id <> ${userId} and ${ofCompanies(approvals.where(2))} and (
    ${ofCompanies(approvals.where(3))} or exists (
      select from platform.client_user m, lateral (${presentStep}) s where m.user_id = ${userId} and ${approvesStep})))`
}
