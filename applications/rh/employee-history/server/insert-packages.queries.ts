import type { RhDb } from '#rh/rh-db.ts'
import type { PackageFields } from '../package-element.model.ts'

/** Conditions of somebody from a day on, in the place of others or beside them. */
type NewPackage = PackageFields & {
  employeeId: string
  contractId: string | null
  supersedes: string | null
}

/** Writes conditions whose terms were found good; tells their ids. The database refuses a second one of a day. */
export async function insertPackages(db: RhDb, userId: string, packages: readonly NewPackage[]): Promise<string[]> {
  const rows = await db
    .insertInto('rh.package_element')
    .values(
      packages.map(one => ({
        employee_id: one.employeeId,
        contract_id: one.contractId,
        activation_date: one.activationDate,
        position_id: one.positionId,
        type_of_contract_id: one.typeOfContractId,
        work_time_id: one.workTimeId,
        coefficient_id: one.coefficientId,
        salary_id: one.salaryId,
        adapted_salary: one.adaptedSalary,
        origin: one.supersedes ? 'correction' : 'manual',
        reason: one.reason,
        supersedes_id: one.supersedes,
        created_by: userId,
      })),
    )
    .returning('id')
    .execute()
  return rows.map(({ id }) => id)
}
