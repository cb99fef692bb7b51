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
        employeeId: one.employeeId,
        contractId: one.contractId,
        activationDate: one.activationDate,
        positionId: one.positionId,
        typeOfContractId: one.typeOfContractId,
        workTimeId: one.workTimeId,
        coefficientId: one.coefficientId,
        salaryId: one.salaryId,
        adaptedSalary: one.adaptedSalary,
        origin: one.supersedes ? 'correction' : 'manual',
        reason: one.reason,
        supersedesId: one.supersedes,
        createdBy: userId,
      })),
    )
    .returning('id')
    .execute()
  return rows.map(({ id }) => id)
}
