import { sql } from 'kysely'
import type { Given } from '#kernel/server/answers.ts'
import { companyScopeOf, requireLevel } from '#kernel/server/company-scope.ts'
import { eachOf } from '#kernel/server/each-of.ts'
import { notFound, Refusal, versionConflict, wrongField } from '#kernel/server/errors.ts'
import { emit } from '#kernel/server/events.ts'
import { requireUnchanged } from '#kernel/server/take-for-change.ts'
import type { InputOf } from '#kernel/shared/call.ts'
import { daysOfWeek, weeksIn, weekOf } from '#kernel/shared/iso-week.ts'
import type { CommerceDb, CommerceTables } from '#commerce/commerce-db.ts'
import type { Week } from '#commerce/sales/sales.model.ts'
import { forecastElement, freezeRight } from '../forecasts-place.model.ts'
import type { forecastsCalls } from '../forecasts.calls.ts'
import { salesForecast } from './sales-forecast.queries.ts'

type Save = typeof forecastsCalls.saveSalesForecast
type Validate = typeof forecastsCalls.validateSalesForecast
type Freeze = typeof forecastsCalls.freezeSalesForecast
type Change = typeof forecastsCalls.changeFrozenForecast
type Cell = InputOf<Save>['cells'][number]
type Standing = {
  id: string
  companyId: string
  articleId: string
  cases: number
  state: string
  versionNo: number
  version: number
}

/** All cells or none. @throws Refusal 404; 403; 409 FORECAST_FROZEN, VERSION_CONFLICT; 400 at the cell: WEEK_UNKNOWN, WEEK_PAST */
export async function saveSalesForecast(given: Given<Save, CommerceTables>, { cells }: InputOf<Save>) {
  const { db, clock } = given
  const scope = await companyScopeOf(given, forecastElement)
  for (const companyId of new Set(cells.map(cell => cell.companyId))) requireLevel(scope, companyId, 2)
  await requireKnown(db, cells)
  const present = weekOf(clock.today().toString())
  for (const [index, cell] of cells.entries()) {
    const at = `cells.${index}.cases`
    if (cell.week > weeksIn(cell.year))
      throw wrongField(at, 'WEEK_UNKNOWN', 'commerce.forecast.week-unknown', { year: cell.year, week: cell.week })
    if (cell.year < present.year || (cell.year === present.year && cell.week < present.week))
      throw wrongField(at, 'WEEK_PAST', 'commerce.forecast.week-past')
    await writeCell(db, cell, clock.now().toString())
  }
  return salesForecast(given)
}

async function requireKnown(db: CommerceDb, cells: readonly Cell[]) {
  const of = (name: 'articleId' | 'partnerId') => [...new Set(cells.map(cell => cell[name]))]
  const { rows } = await sql<{ articles: number; partners: number }>`
    select (select count(*)::int from platform.article where id in ${eachOf(of('articleId'))}) as articles,
           (select count(*)::int from platform.partner where id in ${eachOf(of('partnerId'))} and 'customer' = any(roles))
             as partners`.execute(db)
  if (rows[0]?.articles !== of('articleId').length || rows[0].partners !== of('partnerId').length) throw notFound()
}

/** A draft is written over; what was validated stays to be read, what is frozen is not touched here. */
async function writeCell(db: CommerceDb, cell: Cell, at: string) {
  const { companyId, articleId, partnerId, year, week, cases, version } = cell
  const key = `${companyId} ${articleId} ${partnerId} ${year} ${week}`
  await sql`select pg_advisory_xact_lock(hashtextextended(${`sales forecast ${key}`}, 0))`.execute(db)
  const { rows } = await sql<Standing>`
    select id, company_id, article_id, cases, state, version_no::int as version_no, version from commerce.sales_forecast
     where company_id = ${companyId} and article_id = ${articleId} and partner_id = ${partnerId} and year = ${year}
       and week = ${week} and state <> 'superseded' for update`.execute(db)
  const [standing] = rows
  if ((standing?.version ?? 0) !== version) throw versionConflict()
  if (standing?.state === 'frozen') throw new Refusal(409, 'FORECAST_FROZEN', 'commerce.forecast.is-frozen')
  if (standing?.cases === cases) return
  if (standing?.state === 'draft') {
    if (cases === null) await db.deleteFrom('commerce.sales_forecast').where('id', '=', standing.id).execute()
    else
      await db
        .updateTable('commerce.sales_forecast')
        .set({ cases, enteredAt: at, version: version + 1 })
        .where('id', '=', standing.id)
        .execute()
    return
  }
  if (standing) await supersede(db, standing.id)
  if (cases === null) return
  await writeNext(db, standing, { companyId, articleId, partnerId, year, week, cases, enteredAt: at })
}

const supersede = (db: CommerceDb, id: string) =>
  sql`update commerce.sales_forecast set state = 'superseded', version = version + 1 where id = ${id}`.execute(db)

type Forecast = Pick<Cell, 'companyId' | 'articleId' | 'partnerId' | 'year' | 'week'> & {
  cases: number
  enteredAt: string
  state?: 'frozen'
  reason?: string
}

/** In the place of what was superseded, where something was. */
const writeNext = (
  db: CommerceDb,
  before: Pick<Standing, 'versionNo' | 'version'> = { versionNo: 0, version: 0 },
  forecast: Forecast,
) =>
  db
    .insertInto('commerce.sales_forecast')
    .values({ ...forecast, versionNo: before.versionNo + 1, version: before.version + 1 })
    .execute()

/** @throws Refusal 400 WEEK_UNKNOWN */
export async function validateSalesForecast(given: Given<Validate, CommerceTables>, week: InputOf<Validate>) {
  const managed = (await companyScopeOf(given, forecastElement)).where(3)
  await moveWeek(given.db, { week, from: 'draft', to: 'validated', companyIds: managed })
  return salesForecast(given)
}

/** @throws Refusal 400 WEEK_UNKNOWN */
export async function freezeSalesForecast(given: Given<Freeze, CommerceTables>, week: InputOf<Freeze>) {
  const allowed = (await companyScopeOf(given, freezeRight)).where(2)
  await moveWeek(given.db, { week, from: 'validated', to: 'frozen', companyIds: allowed })
  return salesForecast(given)
}

type Move = { week: Week; from: 'draft' | 'validated'; to: 'validated' | 'frozen'; companyIds: readonly string[] }

async function moveWeek(db: CommerceDb, { week: { year, week }, from, to, companyIds }: Move) {
  if (week > weeksIn(year)) throw wrongField('week', 'WEEK_UNKNOWN', 'commerce.forecast.week-unknown', { year, week })
  const { rows } = await sql<{ articleId: string }>`
    update commerce.sales_forecast set state = ${to}, version = version + 1
     where year = ${year} and week = ${week} and state = ${from} and company_id in ${eachOf(companyIds)}
    returning article_id`.execute(db)
  const articleIds = [...new Set(rows.map(({ articleId }) => articleId))]
  if (articleIds.length > 0 && to === 'validated') await tellDemand(db, { year, week }, articleIds)
  if (articleIds.length > 0 && to === 'frozen') await emit(db, 'commerce.forecast-frozen', { year, week })
}

/** What stood stays to be read, with why it was left. @throws Refusal 404; 403; 409 TRANSITION_INVALID, VERSION_CONFLICT */
export async function changeFrozenForecast(
  given: Given<Change, CommerceTables>,
  { id, version, cases, reason }: InputOf<Change>,
) {
  const { db, clock } = given
  const { rows } = await sql<Standing & { partnerId: string } & Week>`
    select id, company_id, article_id, partner_id, year::int as year, week::int as week, cases, state,
           version_no::int as version_no, version
      from commerce.sales_forecast where id = ${id} for update`.execute(db)
  const [standing] = rows
  if (!standing || (await companyScopeOf(given, forecastElement)).level(standing.companyId) < 1) throw notFound()
  requireLevel(await companyScopeOf(given, freezeRight), standing.companyId, 2)
  if (standing.state !== 'frozen') throw new Refusal(409, 'TRANSITION_INVALID', 'commerce.forecast.not-frozen')
  requireUnchanged(standing, { version })
  const { companyId, articleId, partnerId, year, week } = standing
  const enteredAt = clock.now().toString()
  await supersede(db, id)
  await writeNext(db, standing, {
    companyId,
    articleId,
    partnerId,
    year,
    week,
    cases,
    reason,
    state: 'frozen',
    enteredAt,
  })
  await tellDemand(db, { year, week }, [articleId])
  return salesForecast(given)
}

function tellDemand(db: CommerceDb, { year, week }: Week, articleIds: string[]) {
  const [from = '', to = ''] = [daysOfWeek(year, week)[0], daysOfWeek(year, week).at(-1)]
  return emit(db, 'trade.demand-changed', { articleIds, from, to })
}
