import type { Given } from '#kernel/server/answers.ts'
import { forbidden, notFound, versionConflict, wrongField } from '#kernel/server/errors.ts'
import { isUniqueViolation } from '#kernel/server/unique-violation.ts'
import type { InputOf } from '#kernel/shared/call.ts'
import { keepStanding, type Scope, scopeOf, standingEmployee } from '#rh/employees/employees.server.ts'
import type { RhTables } from '#rh/rh-db.ts'
import type { employeeHistoryCalls } from '../employee-history.calls.ts'
import type { PackageFields, PackageSaved } from '../package-element.model.ts'
import { contractOn } from './contract-on.queries.ts'
import { insertPackages } from './insert-packages.queries.ts'
import { packageHistory } from './package-history.queries.ts'
import { requireMinimumPay } from './require-minimum-pay.ts'
import { requireLiveTerms } from './terms-of-package.ts'

type Save = typeof employeeHistoryCalls.savePackageElements
type Correct = typeof employeeHistoryCalls.editPackageElements
type Writing = Given<Save, RhTables>

/** A row that takes the place of another, or stands for itself. */
type Place = { employeeId: string; contractId: string | null; supersedes: string | null }

/**
 * Conditions from a day on; what held before holds until the day before.
 * @throws Refusal 400 on what is named, on the date, MIN_PAY, OUTSIDE_CONTRACT; 404; 403
 */
export async function savePackage(
  given: Writing,
  { employeeId, contractId, ...fields }: InputOf<Save>,
): Promise<PackageSaved> {
  const scope = await requirePayOf(given, employeeId)
  const place = { employeeId, date: fields.activationDate, contractId, today: scope.today }
  const contract = await contractOn(given.db, place)
  return write(given, scope, { employeeId, contractId: contract, supersedes: null }, fields)
}

/**
 * Puts a corrected row in the place of one that stands; the former stays in the history.
 * @throws the same, and 409 when somebody corrected it meanwhile
 */
export async function correctPackage(
  given: Given<Correct, RhTables>,
  { id, employeeId: said, ...fields }: InputOf<Correct>,
): Promise<PackageSaved> {
  const { db, clock } = given
  const row = await db.selectFrom('rh.package_element').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
  if (!row || (said && said !== row.employeeId)) throw notFound()
  const scope = await requirePayOf(given, row.employeeId)
  if (row.supersededAt) throw versionConflict()
  await db
    .updateTable('rh.package_element')
    .set({ supersededAt: clock.now().toString() })
    .where('id', '=', id)
    .execute()
  const kept = [row.positionId, row.typeOfContractId, row.workTimeId, row.coefficientId, row.salaryId]
  return write(given, scope, { employeeId: row.employeeId, contractId: row.contractId, supersedes: id }, fields, kept)
}

async function requirePayOf(given: Writing, employeeId: string): Promise<Scope> {
  const scope = await scopeOf(given)
  const { companyId } = await standingEmployee(given.db, scope, employeeId)
  if (!scope.canWithFields(companyId).editPay) throw forbidden()
  return scope
}

async function write(
  given: Writing,
  scope: Scope,
  { employeeId, contractId, supersedes }: Place,
  fields: PackageFields,
  kept: readonly (string | null)[] = [],
): Promise<PackageSaved> {
  const { db, caller, language } = given
  await requireLiveTerms(db, fields, kept)
  await requireMinimumPay(given, employeeId, fields)
  const written = { ...fields, employeeId, contractId, supersedes }
  const [id] = await insertPackages(db, caller.userId, [written]).catch(error => {
    throw isUniqueViolation(error) ? wrongField('activationDate', 'taken', 'rh.history.date-taken') : error
  })
  await keepStanding(db, [employeeId], scope.today)
  const history = await packageHistory(db, employeeId, { today: scope.today, seesPay: true })
  const saved = history.find(row => row.id === id)
  if (!saved) throw notFound()
  const message = given.say(language, 'rh.history.no-amendment')
  return { ...saved, checks: contractId ? [{ code: 'NO_AMENDMENT', level: 'warn', message }] : [] }
}
