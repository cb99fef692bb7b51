import { sql } from 'kysely'
import type { CompanyScope } from '#kernel/server/company-scope.ts'
import { eachOf } from '#kernel/server/each-of.ts'
import { notFound } from '#kernel/server/errors.ts'
import { matches } from '#kernel/server/matches.ts'
import { pageOfList } from '#kernel/server/page-of-list.ts'
import type { InputOf } from '#kernel/shared/call.ts'
import type { RhDb } from '#rh/rh-db.ts'
import { accessCalls } from '../access.calls.ts'
import { type Badge, mostBadges, type PersonWithoutBadge } from '../badge.model.ts'

/** The companies whose badges the caller sees, on a day. */
export type BadgeScope = { companies: CompanyScope; today: string }

type Row = Omit<Badge, 'can'> & { companyId: string | null }

const running = (day: string) => sql`k.period @> ${day}::date`

/** The contract `k` of an employee `e`: the one that runs on a day, else the last one. */
const contractAround = (day: string) => sql`
  lateral (select k.company_id, k.site_id, upper(k.period) - 1 as until, ${running(day)} as is_running
             from rh.employment_contract k where k.employee_id = e.id and k.binds
            order by ${running(day)} desc, k.hiring_date desc limit 1)`

/** Where an employee `e` belongs: by that contract, else by his file. */
export const companyAround = (day: string) => sql`coalesce((
  select k.company_id from rh.employment_contract k where k.employee_id = e.id and k.binds
   order by ${running(day)} desc, k.hiring_date desc limit 1), e.company_id)`

export async function badgesByIds(db: RhDb, scope: BadgeScope, ids: readonly string[]): Promise<Badge[]> {
  const { rows } = await sql<Row>`
    select b.id, b.employee_id, e.name, e.firstname, c.id as company_id, c.name as company, s.name as site,
           b.number, b.state, b.given_on, case when k.is_running then k.until end as until,
           coalesce(k.is_running, false) as is_under_contract, p.at as last_at, q.name as last_site, b.version
      from rh.badge b
      join rh.employee e on e.id = b.employee_id
      left join ${contractAround(scope.today)} k on true
      left join platform.company c on c.id = coalesce(k.company_id, e.company_id)
      left join rh.site s on s.id = k.site_id
      left join lateral (select at, site_id from rh.passage p where p.badge_id = b.id order by at desc limit 1) p on true
      left join rh.site q on q.id = p.site_id
     where b.id in ${eachOf(ids)}`.execute(db)
  return rows.map(({ companyId, ...row }) => ({ ...row, can: { write: scope.companies.level(companyId) >= 2 } }))
}

/** @throws Refusal 404 */
export async function badgeById(db: RhDb, scope: BadgeScope, id: string): Promise<Badge> {
  const [badge] = await badgesByIds(db, scope, [id])
  if (!badge) throw notFound()
  return badge
}

/** A page of badges of people of the reader's companies. */
export const pageOfBadges = (db: RhDb, scope: BadgeScope, asked: InputOf<typeof accessCalls.getPaginatedBadges>) =>
  pageOfList(db, accessCalls.getPaginatedBadges.list, asked, {
    from: sql`rh.badge b join rh.employee e on e.id = b.employee_id`,
    id: sql`b.id`,
    within: sql`${companyAround(scope.today)} in ${eachOf(scope.companies.companyIds)} and e.status <> 'deleted'`,
    orders: { name: [sql`e.search_text`], givenOn: [sql`b.given_on`] },
    filters: {
      companyId: id => sql`${companyAround(scope.today)} = ${id}`,
      siteId: id => sql`exists (select from ${contractAround(scope.today)} k where k.site_id = ${id})`,
      state: state => sql`b.state = ${state}`,
    },
    matching: words => matches('rh.employee', 'e', words),
    rows: ids => badgesByIds(db, scope, ids),
  })

/** Who needs one, of these people or of all: under contract today or within a month where the caller gives badges, without one in use. */
export async function peopleWithoutBadge(
  db: RhDb,
  { companies, today }: BadgeScope,
  ids?: readonly string[],
): Promise<PersonWithoutBadge[]> {
  const { rows } = await sql<PersonWithoutBadge>`
    select distinct on (e.search_text, e.id) e.id, e.name, e.firstname, s.name as site, k.hiring_date as starts_on
      from rh.employee e
      join rh.employment_contract k on k.employee_id = e.id and k.binds and k.company_id in ${eachOf(companies.where(2))}
       and k.period && daterange(${today}::date, (${today}::date + interval '1 month')::date, '[]')
      left join rh.site s on s.id = k.site_id
     where e.status = 'active' and (${ids ?? null}::uuid[] is null or e.id = any(${ids ?? null}::uuid[]))
       and not exists (select from rh.badge b where b.employee_id = e.id and b.state in ('active', 'suspended'))
     order by e.search_text, e.id, k.hiring_date limit ${sql.lit(mostBadges)}`.execute(db)
  return rows
}
