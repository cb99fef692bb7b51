import { type RawBuilder, sql } from 'kysely'
import type { RuleChoice, RuleKindOfSource } from '#platform/directory/directory-source.slot.ts'
import type { Condition } from '#platform/directory/group.model.ts'
import type { RhDb, RhTables } from '#rh/rh-db.ts'
import { type Scope, scopeOf, within } from './scope.ts'

/** Where one works is in the file: the choices are those of the companies whose staff the reader reads. */
export const directoryRuleKinds: readonly RuleKindOfSource<RhTables>[] = [
  { kind: 'site', name: 'rh.employee.site', choices: async (db, looking) => sites(db, await scopeOf(looking)) },
  { kind: 'unit', name: 'rh.employee.unit', choices: async (db, looking) => units(db, await scopeOf(looking)) },
  { kind: 'position', name: 'rh.employee.position', choices: db => positions(db) },
]

/** What a condition asks of an employee `e`; undefined for a kind that says nothing of employees. */
export function metBy(scope: Scope, { kind, values }: Condition): RawBuilder<unknown> | undefined {
  const ids = sql`${values}::uuid[]`
  switch (kind) {
    case 'company':
      return sql`e.company_id = any(${ids})`
    case 'service':
      return sql`e.work_mail in (select u.mail from platform.service_user su join platform.user u on u.id = su.user_id
                                  where su.service_id = any(${ids}))`
    case 'site':
      return sql`${held(sql`rh.site_assignment`, sql`f.site_id = any(${ids})`, scope)} and ${within(scope.inside)}`
    case 'unit':
      return sql`${held(sql`rh.site_assignment`, sql`f.unit_id = any(${ids})`, scope)} and ${within(scope.inside)}`
    case 'position':
      return held(sql`rh.package_element`, sql`f.position_id = any(${ids})`, scope)
    default:
      return undefined
  }
}

/**
 * Whether the last live row of the employee, not after today, is such. The date of that row is asked of the few that
 * are such, by their index: joined with itself, the table would be read again for each employee.
 */
const held = (table: RawBuilder<unknown>, such: RawBuilder<unknown>, { today }: Scope) => sql`e.id in (
  select f.employee_id from ${table} f
   where ${such} and f.superseded_at is null and f.activation_date = (
     select max(last.activation_date) from ${table} last
      where last.employee_id = f.employee_id and last.superseded_at is null and last.activation_date <= ${today}::date))`

const sites = (db: RhDb, { companyIds }: Scope): Promise<RuleChoice[]> =>
  db
    .selectFrom('rh.site')
    .select(['id as value', 'name as label'])
    .where('archived_at', 'is', null)
    .where('company_id', '=', sql<string>`any(${companyIds}::uuid[])`)
    .orderBy('name_key')
    .orderBy('id')
    .execute()

const units = (db: RhDb, { companyIds }: Scope): Promise<RuleChoice[]> =>
  db
    .selectFrom('rh.unit as u')
    .innerJoin('rh.site as s', 's.id', 'u.site_id')
    .select(['u.id as value', sql<string>`s.name || ' · ' || u.name`.as('label')])
    .where('u.archived_at', 'is', null)
    .where('s.company_id', '=', sql<string>`any(${companyIds}::uuid[])`)
    .orderBy('s.name_key')
    .orderBy('u.name_key')
    .orderBy('u.id')
    .execute()

const positions = (db: RhDb): Promise<RuleChoice[]> =>
  db
    .selectFrom('rh.position')
    .select(['id as value', 'name as label'])
    .where('archived_at', 'is', null)
    .orderBy('name_key')
    .orderBy('id')
    .execute()
