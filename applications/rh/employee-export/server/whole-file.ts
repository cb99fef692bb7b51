import type { Keys } from '#kernel/server/secrets.ts'
import { forbidden } from '#kernel/server/errors.ts'
import { packageHistory, siteHistory } from '#rh/employee-history/employee-history.server.ts'
import { employeeInFull, ownFieldsOfEmployee, type Scope } from '#rh/employees/employees.server.ts'
import type { RhDb } from '#rh/rh-db.ts'
import { contractsOfEmployee } from './contracts-of-employee.queries.ts'
import { declarationsOfEmployee } from './declarations-of-employee.queries.ts'
import { mutuellesOfEmployee } from './mutuelles-of-employee.queries.ts'
import { eventsOf, papersToTake, payrollNumbersOf, photoToTake } from './kept-of-employee.queries.ts'

export type WholeFile = Awaited<ReturnType<typeof wholeFile>>

/**
 * All that is kept of a person, as far as who takes it away may see it.
 * @throws Refusal 404, 403 for somebody whom the caller sees and does not manage
 */
export async function wholeFile(db: RhDb, scope: Scope, keys: Keys, id: string) {
  const { employee, nir, iban } = await employeeInFull(db, scope, keys, id)
  const { can, version: _version, clientId: _client, companyId, photoFileId, ...told } = employee
  if (!scope.can(companyId).archive) throw forbidden()
  const companies = { companyIds: scope.companyIds, seesPay: can.seePay }
  return {
    person: { ...told, ...(nir !== null && { nir }), ...(iban !== null && { iban }) },
    payrollNumbers: await payrollNumbersOf(db, id, scope.companyIds),
    conditions: await packageHistory(db, id, { today: scope.today, seesPay: can.seePay }),
    workplaces: await siteHistory(db, id, scope.today),
    contracts: await contractsOfEmployee(db, id, companies),
    mutuelles: await mutuellesOfEmployee(db, id, scope.companyIds),
    declarations: await declarationsOfEmployee(db, keys, { employeeId: id, companyIds: scope.companyIds }),
    papers: await papersToTake(db, id, can.seeSensitive),
    customFields: (await ownFieldsOfEmployee(db, scope, id)).map(({ label, value }) => ({ label, value })),
    history: await eventsOf(db, id),
    photo: photoFileId === null ? undefined : await photoToTake(db, photoFileId),
    /** What the file holds beside, and who took it away may not see. */
    leftOut: [...(can.seeSensitive ? [] : ['sensitive' as const]), ...(can.seePay ? [] : ['pay' as const])],
  }
}
