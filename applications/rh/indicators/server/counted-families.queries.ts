import { chosen, type EmployeeFilter } from '#rh/employees/employees.server.ts'
import type { RhDb } from '#rh/rh-db.ts'
import { type CountedFamily, percentages } from '../indicator.model.ts'

/**
 * Active people by the family of their contract in force, as their list is filtered by it: the largest first.
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
    .orderBy('count', 'desc')
    .orderBy('e.currentFamily')
    .execute()
  const shares = percentages(rows.map(({ count }) => count))
  return rows.map((row, index) => ({ ...row, percentage: shares[index] as number }) as CountedFamily)
}
