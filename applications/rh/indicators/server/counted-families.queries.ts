import { chosen, type EmployeeFilter } from '#rh/employees/employees.server.ts'
import type { RhDb } from '#rh/rh-db.ts'
import { type CountedFamily, percentages } from '../indicator.model.ts'

/**
 * Active people by the family of their contract, the one in force or else the next one, as their list is filtered by it:
 * the largest first and those without contract last.
 */
export async function peoplePerFamily(
  db: RhDb,
  inside: readonly string[],
  filter: EmployeeFilter,
): Promise<CountedFamily[]> {
  const rows = await db
    .selectFrom('rh.employee as e')
    .select(eb => ['e.currentFamily as family', eb.fn.countAll<number>().as('count')])
    .where(chosen(filter, inside))
    .groupBy('e.currentFamily')
    .orderBy(eb => eb('e.currentFamily', 'is', null))
    .orderBy('count', 'desc')
    .orderBy('e.currentFamily')
    .execute()
  const shares = percentages(rows.map(({ count }) => count))
  return rows.map((row, index) => ({ ...row, percentage: shares[index] as number }) as CountedFamily)
}
