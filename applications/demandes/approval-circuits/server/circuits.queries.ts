import { sql } from 'kysely'
import type { Rights } from '#kernel/server/answers.ts'
import { companyScopeOf } from '#kernel/server/company-scope.ts'
import { eachOf } from '#kernel/server/each-of.ts'
import { namedCompanies } from '#platform/companies/companies.server.ts'
import type { DemandesDb } from '#demandes/demandes-db.ts'
import { requestsElement } from '../../requests/requests-place.model.ts'
import type { ApprovalCircuit } from '../circuit.model.ts'

type Asking = { db: DemandesDb; rights: Rights }
type Named = { id: string; name: string }

/** Of the companies whose requests the caller manages. */
export async function approvalCircuits(given: Asking) {
  const { db } = given
  const companyIds = (await companyScopeOf(given, requestsElement)).where(3)
  const companies = await namedCompanies(db, companyIds)
  const { rows: members } = await sql<Named>`
    select u.id, u.firstname || ' ' || u.name as name
      from platform.client_user m join platform.user u on u.id = m.user_id
     where m.client_id = kernel.client_id() and m.active and u.active order by u.name, u.firstname, u.id`.execute(db)
  return { companies, members, circuits: await circuitsOf(db, companyIds) }
}

export async function circuitsOf(db: DemandesDb, companyIds: readonly string[]): Promise<ApprovalCircuit[]> {
  const { rows } = await sql<ApprovalCircuit>`
    select c.company_id, o.name as company, c.kind, c.version, coalesce((
             select jsonb_agg(jsonb_build_object('role', s.role, 'approverId', s.approver_id, 'upToCents', s.up_to_cents,
                      'approver', u.firstname || ' ' || u.name) order by s.rank)
               from demandes.approval_step s left join platform.user u on u.id = s.approver_id
              where s.circuit_id = c.id), '[]') as steps
      from demandes.approval_circuit c join platform.company o on o.id = c.company_id
     where c.company_id in ${eachOf(companyIds)} order by o.name, c.kind nulls first`.execute(db)
  return rows
}
