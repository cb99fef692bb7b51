import { sql } from 'kysely'
import { forbidden, notFound, Refusal } from '#kernel/server/errors.ts'
import type { ContractOfElement } from '#rh/contract-rules/check-element.model.ts'
import type { Family } from '#rh/contract-terms/contract-family.model.ts'
import type { RhDb } from '#rh/rh-db.ts'
import type { ElementKind } from '../../contract-element.model.ts'
import type { ContractScope } from '../contract-scope.ts'
import { contractToChange } from '../end-draft.ts'
import { elementById } from './elements.queries.ts'
import { storedKinds } from './element-rows.queries.ts'

export type ContractToChange = ContractOfElement & {
  id: string
  employeeId: string
  companyId: string
  hasSixMonthsPractice: boolean
  /** Its last day by an ending, or as it was taken over; null of one that goes on to its term. */
  endedOn: string | null
}

/**
 * A contract that binds, held until the end of the transaction, with what the rules ask of it.
 * @throws Refusal 404; 403; 409 TRANSITION_INVALID of one that binds nobody
 */
export async function contractOfElement(
  db: RhDb,
  scope: ContractScope,
  { contractId, beside = null }: { contractId: string; beside?: string | null },
): Promise<ContractToChange> {
  const held = await contractToChange(db, scope, contractId)
  if (scope.level(held.companyId) < 2) throw forbidden()
  if (!held.binds) throw new Refusal(409, 'TRANSITION_INVALID', 'rh.element.contract-binds-nobody')
  const { rows } = await sql<Omit<ContractToChange, 'family'> & { family: Family }>`
    select c.id, c.employee_id, c.company_id, c.family, c.hiring_date, c.end_of_contract_date, c.final_day,
           c.trial_period_date, coalesce(c.reason_code, t.dsn_reason) as reason_code, p.csp_code,
           c.has_six_months_practice, c.ended_on,
           (select count(*)::int from rh.amendment a
             where a.contract_id = c.id and a.end_of_contract_date is not null and a.state = 'signed'
               and a.id is distinct from ${beside}) as renewals
      from rh.employment_contract c
      join rh.type_of_contract t on t.id = c.type_of_contract_id
      join rh.position p on p.id = c.position_id
     where c.id = ${contractId}`.execute(db)
  return rows[0] as ContractToChange
}

type Asked = { kind: ElementKind; id: string; contractId?: string }

/**
 * An element and its contract, which is held until the end of the transaction: whoever changes one of its elements waits.
 * @throws Refusal 404
 */
export async function elementToChange(db: RhDb, scope: ContractScope, { kind, id, contractId }: Asked) {
  const { rows } = await sql<{ contractId: string }>`
    select contract_id from ${sql.table(storedKinds[kind].table)} where id = ${id}`.execute(db)
  const found = rows[0]?.contractId
  if (!found || (contractId && contractId !== found)) throw notFound()
  const contract = await contractToChange(db, scope, found)
  return { contract, element: await elementById(db, scope, kind, id) }
}
