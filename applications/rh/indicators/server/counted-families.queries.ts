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
    .select(eb => ['e.current_family as family', eb.fn.countAll<number>().as('count')])
    .where(chosen(filter, inside))
    .groupBy('e.current_family')
    .orderBy(eb => eb('e.current_family', 'is', null))
    .orderBy('count', 'desc')
    .orderBy('e.current_family')
    .execute()
  const shares = percentages(rows.map(({ count }) => count))
  return rows.map((row, index) => ({ ...row, percentage: shares[index] as number }) as CountedFamily)
}
