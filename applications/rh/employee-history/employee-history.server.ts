import { notFound } from '#kernel/server/errors.ts'
import { requireInScope, type Scope, scopeOf } from '#rh/employees/employees.server.ts'
import { rhAnswers, type RhDb } from '#rh/rh-db.ts'
import { employeeHistoryCalls } from './employee-history.calls.ts'
import { originalConditions, originalWorkplace } from './server/original.queries.ts'
import { packageHistory } from './server/package-history.queries.ts'
import { placeManyEmployees } from './server/place-many-employees.ts'
import { siteHistory } from './server/site-history.queries.ts'
import { correctPackage, savePackage } from './server/write-package.ts'
import { saveSite } from './server/write-site.ts'

export { preparePositions } from './server/prepare-positions.ts'
export { packageHistory } from './server/package-history.queries.ts'
export { siteHistory } from './server/site-history.queries.ts'

/** The company of somebody whom the reader may see. @throws Refusal 404 */
async function companySeen(db: RhDb, scope: Scope, employeeId: string): Promise<string | null> {
  const row = await db
    .selectFrom('rh.employee')
    .select('companyId')
    .where('id', '=', employeeId)
    .where('status', '!=', 'deleted')
    .executeTakeFirst()
  if (!row) throw notFound()
  requireInScope(scope, row.companyId)
  return row.companyId
}

async function conditionsSeen(db: RhDb, scope: Scope, employeeId: string, today = scope.today) {
  const companyId = await companySeen(db, scope, employeeId)
  return packageHistory(db, employeeId, { today, seesPay: scope.canWithFields(companyId).seePay })
}

async function placesSeen(db: RhDb, scope: Scope, employeeId: string) {
  await companySeen(db, scope, employeeId)
  return siteHistory(db, employeeId, scope.today)
}

export const employeeHistoryServer = rhAnswers(employeeHistoryCalls, {
  savePackageElements: savePackage,
  editPackageElements: correctPackage,
  getPackageHistoryOfEmployee: async (given, { id }) => conditionsSeen(given.db, await scopeOf(given), id),
  getEmployeeCurrentConditions: async (given, { id, at }) => {
    const history = await conditionsSeen(given.db, await scopeOf(given), id, at)
    return { conditions: history.find(({ moment }) => moment === 'current') ?? null }
  },
  getEmploymentContractOriginalConditions: async (given, { id }) =>
    originalConditions(given.db, await scopeOf(given), id),
  getEmploymentContractOriginalWorkplace: async (given, { id }) =>
    originalWorkplace(given.db, await scopeOf(given), id),
  saveSiteElements: saveSite,
  placeManyEmployees,
  getEmployeeCurrentWorkplace: async (given, { id }) => {
    const history = await placesSeen(given.db, await scopeOf(given), id)
    return { workplace: history.find(({ moment }) => moment === 'current')?.workplace ?? null }
  },
  getSiteHistoryOfEmployee: async (given, { id }) => placesSeen(given.db, await scopeOf(given), id),
})
