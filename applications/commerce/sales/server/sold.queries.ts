import { type RawBuilder, sql } from 'kysely'
import type { Given, Rights } from '#kernel/server/answers.ts'
import type { Clock } from '#kernel/server/clock.ts'
import { companyScopeOf } from '#kernel/server/company-scope.ts'
import { notFound } from '#kernel/server/errors.ts'
import type { InputOf } from '#kernel/shared/call.ts'
import { daysOfWeek, weeksIn, weeksUntil } from '#kernel/shared/iso-week.ts'
import type { CommerceDb, CommerceTables } from '#commerce/commerce-db.ts'
import {
  type Actuals,
  changeOf,
  type Sold,
  type SoldInFull,
  type Week,
  weeksCompared,
  weeksDrawn,
} from '../sales.model.ts'
import type { salesCalls } from '../sales.calls.ts'
import { dayLeft, endOf, leftBetween, numberOf, startOf, weekNumber } from './left-lines.ts'
import { salesByArticleElement, salesByCustomerElement } from '../sales-place.model.ts'

type Asking = { db: CommerceDb; rights: Rights; clock: Clock }

const mostRows = 2_000

/** What is looked at, and what it is sold with: an article by its customers, a customer by his articles. */
type Side = { element: string; id: RawBuilder<string>; other: RawBuilder<string>; named: RawBuilder<unknown> }

const articles = sql`(select a.id, a.name, f.name as about from platform.article a
  join platform.article_family f on f.id = a.family_id)`
const customers = sql`(select r.id, c.name, r.code as about from platform.partner r
  join platform.contact c on c.id = r.contact_id)`

const byArticle: Side = {
  element: salesByArticleElement,
  id: sql`l.article_id`,
  other: sql`l.partner_id`,
  named: articles,
}
const byCustomer: Side = {
  element: salesByCustomerElement,
  id: sql`l.partner_id`,
  other: sql`l.article_id`,
  named: customers,
}
const namedOf = (side: Side) => (side === byArticle ? customers : articles)

/** All that was sold in thirteen weeks, what sold most first; of one company where it is said. */
async function sold(given: Asking, side: Side, companyId?: string | null): Promise<Sold> {
  const { db, rights, clock } = given
  const scope = await companyScopeOf({ rights }, side.element)
  const companyIds = companyId ? scope.companyIds.filter(id => id === companyId) : scope.companyIds
  const weeks = weeksUntil(clock.today().toString(), weeksCompared)
  const [first, last] = [weeks[0] as Week, weeks.at(-1) as Week]
  type Row = {
    id: string
    name: string
    about: string | null
    byWeek: Record<string, number>
    cases: number
    kg: number
  }
  const { rows } = await sql<Row>`
    select s.id, x.name, x.about, s.by_week, s.cases, s.kg
      from (select w.id, jsonb_object_agg(w.week, w.g) as by_week, sum(w.cases)::int as cases, sum(w.g)::float8 as kg
              from (select ${side.id} as id, ${weekNumber} as week, sum(l.g) as g, sum(l.cases) as cases
                      ${leftBetween(companyIds, startOf(first), endOf(last))} group by 1, 2) w
             group by w.id) s
      join ${side.named} x on x.id = s.id
     order by s.kg desc, x.name, s.id limit ${mostRows}`.execute(db)
  return {
    weeks,
    rows: rows.map(({ byWeek, ...row }) => {
      const own = weeks.map(week => byWeek[numberOf(week)] ?? 0)
      return { ...row, weeks: own, changePct: changeOf(own) }
    }),
  }
}

/** One of them over a year, beside the year before. @throws Refusal 404 of one that is not the client's */
async function soldInFull(given: Asking, side: Side, id: string): Promise<SoldInFull> {
  const { db, rights, clock } = given
  const { companyIds } = await companyScopeOf({ rights }, side.element)
  const { rows: found } = await sql<Pick<SoldInFull, 'id' | 'name' | 'about'>>`
    select id, name, about from ${side.named} x where id = ${id}`.execute(db)
  const [named] = found
  if (!named) throw notFound()
  const weeks = weeksUntil(clock.today().toString(), 2 * weeksDrawn - 1)
  const drawn = weeks.slice(-weeksDrawn)
  const until = endOf(weeks.at(-1) as Week)
  const { rows: byWeek } = await sql<{ week: number; g: number }>`
    select ${weekNumber} as week, sum(l.g)::float8 as g ${leftBetween(companyIds, startOf(weeks[0] as Week), until)}
       and ${side.id} = ${id} group by 1`.execute(db)
  const from = startOf(drawn[0] as Week)
  const { rows: parts } = await sql<{ id: string; name: string; kg: number; cases: number }>`
    select s.id, x.name, s.kg, s.cases
      from (select ${side.other} as id, sum(l.g)::float8 as kg, sum(l.cases)::int as cases
              ${leftBetween(companyIds, from, until)} and ${side.id} = ${id} group by 1) s
      join ${namedOf(side)} x on x.id = s.id
     order by s.kg desc, x.name, s.id limit ${mostRows}`.execute(db)
  const { rows: totals } = await sql<{ notes: number; lastAt: string | null }>`
    select count(distinct l.document_id)::int as notes, max(l.shipped_at) as last_at
      ${leftBetween(companyIds, from, until)} and ${side.id} = ${id}`.execute(db)
  const of = new Map(byWeek.map(({ week, g }) => [week, g]))
  const kg = parts.reduce((sum, part) => sum + part.kg, 0)
  return {
    ...named,
    weeks: drawn.map(week => ({
      ...week,
      kg: of.get(numberOf(week)) ?? 0,
      lastYearKg: of.get(numberOf({ ...week, year: week.year - 1 })) ?? 0,
    })),
    kg,
    cases: parts.reduce((sum, { cases }) => sum + cases, 0),
    notes: totals[0]?.notes ?? 0,
    lastAt: totals[0]?.lastAt ?? null,
    parts: parts.map(part => ({ ...part, sharePct: kg === 0 ? 0 : Math.round((1_000 * part.kg) / kg) / 10 })),
  }
}

export const salesByArticle = (given: Asking, companyId?: string | null) => sold(given, byArticle, companyId)
export const salesByCustomer = (given: Asking, companyId?: string | null) => sold(given, byCustomer, companyId)
export const salesOfArticle = (given: Asking, id: string) => soldInFull(given, byArticle, id)
export const salesOfCustomer = (given: Asking, id: string) => soldInFull(given, byCustomer, id)

type Ask = typeof salesCalls.getActuals

/** What left of an article in a week, by customer and day. @throws Refusal 404 of a week or an article that is not there */
export async function actuals(
  { db, rights }: Given<Ask, CommerceTables>,
  { year, week, articleId }: InputOf<Ask>,
): Promise<Actuals> {
  if (week > weeksIn(year)) throw notFound()
  const article = await db.selectFrom('platform.article').select('name').where('id', '=', articleId).executeTakeFirst()
  if (!article) throw notFound()
  const { companyIds } = await companyScopeOf({ rights }, salesByArticleElement)
  const { rows } = await sql<{
    id: string
    customer: string
    byDay: Record<string, number>
    total: number
    kg: number
  }>`
    select s.id, x.name as customer, s.by_day, s.total, s.kg
      from (select w.id, jsonb_object_agg(w.day, w.cases) as by_day, sum(w.cases)::int as total, sum(w.g)::float8 as kg
              from (select l.partner_id as id, ${dayLeft} as day,
                           sum(l.cases) as cases, sum(l.g) as g
                      ${leftBetween(companyIds, startOf({ year, week }), endOf({ year, week }))}
                       and l.article_id = ${articleId} group by 1, 2) w
             group by w.id) s
      join ${customers} x on x.id = s.id
     order by s.kg desc, x.name, s.id limit ${mostRows}`.execute(db)
  const days = daysOfWeek(year, week)
  return {
    article: article.name,
    days,
    rows: rows.map(({ byDay, ...row }) => ({ ...row, cases: days.map(day => byDay[day] ?? 0) })),
    total: rows.reduce((sum, { total }) => sum + total, 0),
    kg: rows.reduce((sum, row) => sum + row.kg, 0),
  }
}
