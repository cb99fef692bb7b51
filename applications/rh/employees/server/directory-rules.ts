import { type RawBuilder, sql } from 'kysely'
import type { RuleChoice, RuleKindOfSource } from '#platform/directory/directory-source.slot.ts'
import type { Condition } from '#platform/directory/group.model.ts'
import type { RhDb, RhTables } from '#rh/rh-db.ts'
import { type Scope, scopeOf, within } from './scope.ts'

/** Where one works is in the file: the choices are those of the companies whose staff the reader reads. */
export const directoryRuleKinds: readonly RuleKindOfSource<RhTables>[] = [
  { kind: 'site', name: 'rh.field.site', choices: async (db, looking) => sites(db, await scopeOf(looking)) },
  { kind: 'unit', name: 'rh.field.unit', choices: async (db, looking) => units(db, await scopeOf(looking)) },
  {
    kind: 'subunit',
    name: 'rh.field.subunit',
    choices: async (db, looking) => subunits(db, await scopeOf(looking)),
  },
  { kind: 'position', name: 'rh.field.position', choices: db => positions(db) },
]

/** What a condition asks of an employee `e`: a row that he must have, something that must hold, or both. */
export type Met = { join?: RawBuilder<unknown>; where?: RawBuilder<unknown> }

/** Undefined for a kind that says nothing of employees. */
export function metBy(scope: Scope, { kind, values }: Condition): Met | undefined {
  const ids = sql`${values}::uuid[]`
  switch (kind) {
    case 'company':
      return { where: sql`e.company_id = any(${ids})` }
    case 'service':
      return {
        where: sql`e.work_mail in (select u.mail from platform.service_user su join platform.user u on u.id = su.user_id
                                    where su.service_id = any(${ids}))`,
      }
    case 'site':
      return { join: inForce('rh.site_assignment', 'site', ids, scope), where: atWorkOrExpected(scope) }
    case 'unit':
      return { join: inForce('rh.site_assignment', 'unit', ids, scope), where: atWorkOrExpected(scope) }
    case 'subunit':
      return { join: inForce('rh.site_assignment', 'subunit', ids, scope), where: atWorkOrExpected(scope) }
    case 'position':
      return { join: inForce('rh.package_element', 'position', ids, scope) }
    default:
      return undefined
  }
}

/**
 * Between two seasons a place is kept in the file, and nobody works there (docs/decisions/022); who is expected there is
 * written to as well.
 */
const atWorkOrExpected = ({ inside }: Scope) => sql`e.standing in ('active', 'to_hire') and ${within(inside)}`

/**
 * The last live row of the employee that is not after today, if it is such: one at most, so that joining it finds nobody
 * twice, and a count can stop at its bound wherever the planner begins.
 */
function inForce(
  table: string,
  fact: 'site' | 'unit' | 'subunit' | 'position',
  ids: RawBuilder<unknown>,
  { today }: Scope,
) {
  const rows = sql.table(table)
  const f = sql.ref(`${fact}_today`)
  return sql`join ${rows} ${f} on ${f}.employee_id = e.id and ${f}.${sql.ref(`${fact}_id`)} = any(${ids})
      and ${f}.superseded_at is null and ${f}.activation_date <= ${today}::date
      and not exists (
        select from ${rows} later
         where later.employee_id = ${f}.employee_id and later.superseded_at is null
           and later.activation_date > ${f}.activation_date and later.activation_date <= ${today}::date)`
}

const sites = (db: RhDb, { companyIds }: Scope): Promise<RuleChoice[]> =>
  db
    .selectFrom('rh.site')
    .select(['id as value', 'name as label'])
    .where('archivedAt', 'is', null)
    .where('companyId', '=', sql<string>`any(${companyIds}::uuid[])`)
    .orderBy('nameKey')
    .orderBy('id')
    .execute()

const units = (db: RhDb, { companyIds }: Scope): Promise<RuleChoice[]> =>
  db
    .selectFrom('rh.unit as u')
    .innerJoin('rh.site as s', 's.id', 'u.siteId')
    .select(['u.id as value', sql<string>`s.name || ' · ' || u.name`.as('label')])
    .where('u.archivedAt', 'is', null)
    .where('s.companyId', '=', sql<string>`any(${companyIds}::uuid[])`)
    .orderBy('s.nameKey')
    .orderBy('u.nameKey')
    .orderBy('u.id')
    .execute()

const subunits = (db: RhDb, { companyIds }: Scope): Promise<RuleChoice[]> =>
  db
    .selectFrom('rh.subunit as b')
    .innerJoin('rh.unit as u', 'u.id', 'b.unitId')
    .innerJoin('rh.site as s', 's.id', 'u.siteId')
    .select(['b.id as value', sql<string>`s.name || ' · ' || u.name || ' · ' || b.name`.as('label')])
    .where('b.archivedAt', 'is', null)
    .where('s.companyId', '=', sql<string>`any(${companyIds}::uuid[])`)
    .orderBy('s.nameKey')
    .orderBy('u.nameKey')
    .orderBy('b.nameKey')
    .orderBy('b.id')
    .execute()

const positions = (db: RhDb): Promise<RuleChoice[]> =>
  db
    .selectFrom('rh.position')
    .select(['id as value', 'name as label'])
    .where('archivedAt', 'is', null)
    .orderBy('nameKey')
    .orderBy('id')
    .execute()
