import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Level } from '#kernel/shared/access.ts'
import { requireLevel } from '#kernel/server/company-scope.ts'
import { eachOf } from '#kernel/server/each-of.ts'
import { notFound, wrongField } from '#kernel/server/errors.ts'
import { matches } from '#kernel/server/matches.ts'
import type { RhDb } from '#rh/rh-db.ts'
import { contractsInWeek, hoursInWeek, placeInWeek } from '#rh/working-time/working-time.server.ts'
import type { CheckChoices, WeekState } from '../pay-check.model.ts'
import type { CheckScope } from './check-scope.ts'

export type Check = {
  id: string
  companyId: string
  company: string
  from: string
  to: string
  siteIds: readonly string[]
  sites: string[]
  closedAt: string | null
  version: number
}
type Kind = 'hr' | 'pay'

const columns = sql`
  p.id, p.company_id, c.name as company, p.from_day as "from", p.to_day as "to", p.site_ids, p.closed_at, p.version,
  array(select s.name from rh.site s where s.id = any(p.site_ids) order by s.name) as sites
  from rh.pay_check p join platform.company c on c.id = p.company_id`

/** @throws Refusal 404; 403 where the caller may not do so much in its company */
export async function checkById(
  db: RhDb,
  { companies }: CheckScope,
  { kind, id, needs }: { kind: Kind; id: string; needs: Level },
): Promise<Check> {
  const { rows } = await sql<Check>`select ${columns} where p.id = ${id} and p.kind = ${kind}`.execute(db)
  const [check] = rows
  if (!check) throw notFound()
  requireLevel(companies, check.companyId, needs)
  return check
}

type Asked = { kind: Kind; companyId: string; from: string; to: string }

/** The check of a period, where somebody has begun one. @throws Refusal 404 of a company that the caller does not see */
export async function checkOfPeriod(db: RhDb, { companies }: CheckScope, { kind, companyId, from, to }: Asked) {
  requireLevel(companies, companyId, 1)
  const { rows } = await sql<Check>`
    select ${columns} where p.company_id = ${companyId} and p.kind = ${kind}
       and p.from_day = ${from}::date and p.to_day = ${to}::date`.execute(db)
  return rows[0]
}

/** The one that stands is answered as it is. @throws Refusal 404, 403 of a company; 400 of a site of another */
export async function openCheck(
  db: RhDb,
  scope: CheckScope,
  { siteIds, ...asked }: Asked & { siteIds: readonly string[] },
): Promise<{ id: string }> {
  requireLevel(scope.companies, asked.companyId, 2)
  const ownSites = await db
    .selectFrom('rh.site')
    .select('id')
    .where('id', 'in', eachOf(siteIds))
    .where('companyId', '=', asked.companyId)
    .execute()
  if (ownSites.length < new Set(siteIds).size) throw wrongField('siteIds', 'UNKNOWN', 'rh.planning.place-unknown')
  await db
    .insertInto('rh.pay_check')
    .values({
      companyId: asked.companyId,
      kind: asked.kind,
      fromDay: asked.from,
      toDay: asked.to,
      siteIds: [...siteIds],
      openedBy: scope.userId,
      openedAt: scope.now,
    })
    .onConflict(conflict => conflict.columns(['clientId', 'companyId', 'kind', 'fromDay', 'toDay']).doNothing())
    .execute()
  const { id } = (await checkOfPeriod(db, scope, asked)) as Check
  return { id }
}

/** Whether an employee `e` is looked at: under contract in the period, or with hours in it, at one of the sites. */
export function isOfCheck({ companyId, from, to, siteIds }: Pick<Check, 'companyId' | 'from' | 'to' | 'siteIds'>) {
  const within = { days: [from, to], companyIds: eachOf([companyId]) }
  const stands = sql<SqlBool>`e.status <> 'deleted'
    and (exists (${contractsInWeek(within)}) or exists (${hoursInWeek(within)}))`
  if (siteIds.length === 0) return stands
  return sql<SqlBool>`${stands} and exists (select from ${placeInWeek(within)} w where w.site_id in ${eachOf(siteIds)})`
}

/** All whom a check looks at, by name. */
export async function peopleOfCheck(db: RhDb, check: Check) {
  const { rows } = await sql<{ id: string }>`
    select e.id from rh.employee e where ${isOfCheck(check)} order by e.search_text, e.id`.execute(db)
  return rows.map(({ id }) => id)
}

/** How a list of the people of a check is read, but for what its state filter means. */
export const servedPeople = (check: Check, stateIs: (state: WeekState) => RawBuilder<SqlBool>) => ({
  from: sql`rh.employee e`,
  id: sql`e.id`,
  within: isOfCheck(check),
  orders: { name: [sql`e.search_text`] },
  filters: { siteId: (siteId: string) => isOfCheck({ ...check, siteIds: [siteId] }), state: stateIs },
  matching: (words: string | undefined) => matches('rh.employee', 'e', words),
})

export async function choicesOfChecks(db: RhDb, { companies }: CheckScope): Promise<CheckChoices> {
  const [named, sites] = await Promise.all([
    db
      .selectFrom('platform.company')
      .select(['id', 'name'])
      .where('id', 'in', eachOf(companies.companyIds))
      .where('archivedAt', 'is', null)
      .orderBy('name')
      .execute(),
    db
      .selectFrom('rh.site')
      .select(['id', 'name', 'companyId'])
      .where('companyId', 'in', eachOf(companies.companyIds))
      .where('archivedAt', 'is', null)
      .orderBy('name')
      .execute(),
  ])
  return { companies: named.map(one => ({ ...one, can: { write: companies.level(one.id) >= 2 } })), sites }
}
