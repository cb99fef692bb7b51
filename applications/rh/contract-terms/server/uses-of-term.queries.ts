import { sql } from 'kysely'
import { mostUses, type Uses } from '../term.model.ts'

export type TermColumn = 'typeOfContractId' | 'workTimeId' | 'coefficientId' | 'salaryId'

/**
 * Where term `t` serves, by the column that names it. An employee counts while his conditions name it, today or from a
 * coming date; a contract unless it came to nothing. Each is counted a little beyond what is told, and no further.
 */
export function usesOf(column: TermColumn, today: string) {
  const most = mostUses + 1
  const named = (alias: string) => sql`${sql.ref(`${alias}.${column}`)} = t.id`
  return sql<Uses>`jsonb_build_object(
    'positions', (select count(*)::int from rh.position p where ${named('p')} and p.archived_at is null),
    'employees', (select count(distinct u.employee_id)::int from (
      select f.employee_id from rh.package_element f join rh.employee e on e.id = f.employee_id
       where ${named('f')} and f.superseded_at is null and e.archived_at is null and e.anonymised_at is null
         and not exists (select from rh.package_element n
               where n.employee_id = f.employee_id and n.contract_id is not distinct from f.contract_id
                 and n.superseded_at is null and n.activation_date > f.activation_date and n.activation_date <= ${today}::date)
       limit ${most}) u),
    'contracts', (select count(*)::int from (select from rh.employment_contract c
       where ${named('c')} and c.state not in ('cancelled', 'declined', 'expired') limit ${most}) u))`
}
