import { sql } from 'kysely'
import type { Rights } from '#kernel/server/answers.ts'
import { companyScopeOf } from '#kernel/server/company-scope.ts'
import type { Clock } from '#kernel/server/clock.ts'
import { eachOf } from '#kernel/server/each-of.ts'
import { weekBeside, weekOf } from '#kernel/shared/iso-week.ts'
import type { CommerceDb } from '#commerce/commerce-db.ts'
import type { Week } from '#commerce/sales/sales.model.ts'
import { soldByDay } from '#commerce/sales/sales.server.ts'
import {
  type ForecastChoices,
  type ForecastRow,
  proposalOf,
  reliabilityOf,
  type SalesForecast,
  weeksBehind,
  weeksForecast,
} from '../forecast.model.ts'
import { forecastElement } from '../forecasts-place.model.ts'
import { namedCompanies } from '#platform/companies/companies.server.ts'

export type Asking = { db: CommerceDb; rights: Rights; clock: Clock }

type Whom = Pick<ForecastRow, 'companyId' | 'articleId' | 'partnerId'>
type Named = Whom & Pick<ForecastRow, 'company' | 'article' | 'customer'>
type Standing = Whom & Week & { cases: number; state: 'draft' | 'validated' | 'frozen'; version: number }

/** How far back somebody who bought an article is still thought of. */
const weeksRemembered = 13
const mostRows = 2_000

const keyOf = ({ companyId, articleId, partnerId }: Whom) => `${companyId} ${articleId} ${partnerId}`
const weekKey = ({ year, week }: Week) => `${year} ${week}`

/** What each customer should take of each article, beside what he took. */
export async function salesForecast(given: Asking): Promise<SalesForecast> {
  const { db } = given
  const { companyIds } = await companyScopeOf(given, forecastElement)
  const present = weekOf(given.clock.today().toString())
  const beside = (step: number) => weekBeside(present.year, present.week, step)
  const weeks = Array.from({ length: weeksForecast }, (_, step) => beside(step))
  const behind = Array.from({ length: weeksBehind }, (_, step) => beside(step - weeksBehind))
  const sold = await soldByDay(db, { companyIds, from: beside(-weeksRemembered), until: present })
  const standing = await standingIn(db, companyIds, [...behind, ...weeks])
  const whom = await namesOf(db, [...sold, ...standing])
  const soldBy = Map.groupBy(sold, keyOf)
  const standingBy = Map.groupBy(standing, keyOf)
  const rows = whom.map(one => {
    const taken = new Map<string, number>()
    for (const { day, cases } of soldBy.get(keyOf(one)) ?? []) {
      const key = weekKey(weekOf(day))
      taken.set(key, (taken.get(key) ?? 0) + cases)
    }
    const told = new Map((standingBy.get(keyOf(one)) ?? []).map(row => [weekKey(row), row]))
    const before = behind.map(week => ({
      forecast: told.get(weekKey(week))?.cases ?? null,
      actual: taken.get(weekKey(week)) ?? 0,
    }))
    return {
      ...one,
      cells: weeks.map(week => {
        const row = told.get(weekKey(week))
        return { cases: row?.cases ?? null, state: row?.state ?? null, version: row?.version ?? 0 }
      }),
      proposal: proposalOf(before.map(({ actual }) => actual)),
      reliabilityPct: reliabilityOf(before),
    }
  })
  return { weeks, rows }
}

async function standingIn(db: CommerceDb, companyIds: readonly string[], weeks: readonly Week[]) {
  const { rows } = await sql<Standing>`
    select company_id, article_id, partner_id, year::int as year, week::int as week, cases, state, version
      from commerce.sales_forecast
     where state <> 'superseded' and company_id in ${eachOf(companyIds)}
       and (year, week) in (select * from unnest(${weeks.map(({ year }) => year)}::int[], ${weeks.map(({ week }) => week)}::int[]))`.execute(
    db,
  )
  return rows
}

/** Each of them once, by article and customer. */
async function namesOf(db: CommerceDb, all: readonly Whom[]): Promise<Named[]> {
  const once = [...new Map(all.map(one => [keyOf(one), one])).values()]
  const column = (name: keyof Whom) => once.map(one => one[name])
  const { rows } = await sql<Named>`
    select w.company_id, o.name as company, w.article_id, a.name as article, w.partner_id, c.name as customer
      from unnest(${column('companyId')}::uuid[], ${column('articleId')}::uuid[], ${column('partnerId')}::uuid[])
             as w (company_id, article_id, partner_id)
      join platform.company o on o.id = w.company_id
      join platform.article a on a.id = w.article_id
      join platform.partner p on p.id = w.partner_id
      join platform.contact c on c.id = p.contact_id
     order by a.name_key, c.search_text, o.name, w.partner_id limit ${mostRows}`.execute(db)
  return rows
}

/** What a line may be added of. */
export async function forecastChoices(given: Asking): Promise<ForecastChoices> {
  const { db } = given
  const companyIds = (await companyScopeOf(given, forecastElement)).where(2)
  type Choice = { id: string; name: string }
  const companies = await namedCompanies(db, companyIds)
  const { rows: articles } = await sql<Choice>`
    select id, name from platform.article where archived_at is null and is_sold order by name_key, id limit ${mostRows}`.execute(
    db,
  )
  const { rows: customers } = await sql<Choice>`
    select r.id, c.name from platform.partner r join platform.contact c on c.id = r.contact_id
     where r.archived_at is null and 'customer' = any(r.roles) order by c.search_text, r.id limit ${mostRows}`.execute(
    db,
  )
  return { companies, articles, customers }
}
