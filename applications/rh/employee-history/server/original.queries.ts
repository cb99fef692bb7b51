import { notFound } from '#kernel/server/errors.ts'
import { requireInScope, type Scope } from '#rh/employees/employees.server.ts'
import type { RhDb } from '#rh/rh-db.ts'
import { packageHistory } from './package-history.queries.ts'
import { siteHistory } from './site-history.queries.ts'

/** The contract whose terms are asked, for somebody who may see the person. @throws Refusal 404 */
async function contractSeen(db: RhDb, scope: Scope, contractId: string) {
  const row = await db
    .selectFrom('rh.employment_contract as c')
    .innerJoin('rh.employee as e', 'e.id', 'c.employeeId')
    .select(['c.employeeId', 'c.hiringDate', 'e.companyId'])
    .where('c.id', '=', contractId)
    .where('e.status', '!=', 'deleted')
    .executeTakeFirst()
  if (!row) throw notFound()
  requireInScope(scope, row.companyId)
  return row
}

/** The conditions with which a contract began. */
export async function originalConditions(db: RhDb, scope: Scope, contractId: string) {
  const contract = await contractSeen(db, scope, contractId)
  const { seePay } = scope.canWithFields(contract.companyId)
  const history = await packageHistory(db, contract.employeeId, { today: scope.today, seesPay: seePay })
  const first = history.findLast(row => row.contractId === contractId && row.moment !== 'superseded')
  return { conditions: first ?? null }
}

/** The place in which a contract began. */
export async function originalWorkplace(db: RhDb, scope: Scope, contractId: string) {
  const contract = await contractSeen(db, scope, contractId)
  const history = await siteHistory(db, contract.employeeId, scope.today)
  const first = history.find(row => row.moment !== 'superseded' && row.activationDate <= contract.hiringDate)
  return { workplace: first?.workplace ?? null }
}
