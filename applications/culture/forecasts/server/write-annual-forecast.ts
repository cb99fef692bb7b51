import { sql } from 'kysely'
import type { Given } from '#kernel/server/answers.ts'
import { Refusal, wrongField } from '#kernel/server/errors.ts'
import { requireUnchanged } from '#kernel/server/take-for-change.ts'
import type { InputOf } from '#kernel/shared/call.ts'
import type { CultureDb, CultureTables } from '#culture/culture-db.ts'
import { type AnnualForecastRow, weeksOfCampaign } from '../forecast.model.ts'
import { annualForecastElement } from '../forecasts-place.model.ts'
import type { forecastsCalls } from '../forecasts.calls.ts'
import { rowsOf } from './annual-forecast.queries.ts'
import { type Asking, type Crop, requireCrop } from './forecast-crops.queries.ts'

type Save = typeof forecastsCalls.saveAnnualForecast
type Freeze = typeof forecastsCalls.freezeAnnualForecast
type Standing = { id: string; versionNo: number; frozenAt: string | null; version: number }

/** @throws Refusal 404; 403; 409; 400 REASON_REQUIRED over a frozen version, of a week outside the campaign */
export async function saveAnnualForecast(
  given: Given<Save, CultureTables>,
  { plantingId, version, reason, weeks }: InputOf<Save>,
) {
  const { db } = given
  const crop = await requireCrop(given, plantingId, annualForecastElement, 2)
  const { campaign, standing } = await heldCurve(db, plantingId)
  requireUnchanged(standing ?? { version: 0 }, { version })
  const known = new Set(weeksOfCampaign(campaign).map(({ year, week }) => `${year} ${week}`))
  const twice = new Set<string>()
  for (const [index, { year, week }] of weeks.entries()) {
    const key = `${year} ${week}`
    if (!known.has(key) || twice.has(key))
      throw wrongField(`weeks.${index}.week`, 'unknown', 'culture.forecast.week-unknown')
    twice.add(key)
  }
  if (standing?.frozenAt && reason === null)
    throw wrongField('reason', 'REASON_REQUIRED', 'culture.forecast.reason-required')
  const id = await versionToWrite(db, { plantingId, reason, standing })
  await db.deleteFrom('culture.annual_forecast_week').where('annualForecastId', '=', id).execute()
  if (weeks.length > 0)
    await db
      .insertInto('culture.annual_forecast_week')
      .values(weeks.map(one => ({ ...one, annualForecastId: id })))
      .execute()
  return rowOf(given, crop, campaign)
}

/** @throws Refusal 404; 403; 409 TRANSITION_INVALID, VERSION_CONFLICT */
export async function freezeAnnualForecast(
  given: Given<Freeze, CultureTables>,
  { plantingId, version }: InputOf<Freeze>,
) {
  const { db, clock, caller } = given
  const crop = await requireCrop(given, plantingId, annualForecastElement, 3)
  const { campaign, standing } = await heldCurve(db, plantingId)
  if (!standing || standing.frozenAt) throw new Refusal(409, 'TRANSITION_INVALID', 'culture.forecast.nothing-to-freeze')
  requireUnchanged(standing, { version })
  await db
    .updateTable('culture.annual_forecast')
    .set({ frozenAt: clock.now().toString(), frozenBy: caller.userId, version: version + 1 })
    .where('id', '=', standing.id)
    .execute()
  return rowOf(given, crop, campaign)
}

async function heldCurve(db: CultureDb, plantingId: string) {
  const { campaign } = await db
    .selectFrom('culture.planting')
    .select('campaign')
    .where('id', '=', plantingId)
    .forUpdate()
    .executeTakeFirstOrThrow()
  const { rows } = await sql<Standing>`
    select id, version_no::int as "versionNo", frozen_at as "frozenAt", version
      from culture.annual_forecast where planting_id = ${plantingId} order by version_no desc limit 1`.execute(db)
  return { campaign, standing: rows[0] }
}

type Writing = { plantingId: string; reason: string | null; standing: Standing | undefined }

/** The draft that stands, else a new version. */
async function versionToWrite(db: CultureDb, { plantingId, reason, standing }: Writing) {
  if (standing && !standing.frozenAt) {
    await db
      .updateTable('culture.annual_forecast')
      .set({ version: standing.version + 1, ...(reason !== null && { reason }) })
      .where('id', '=', standing.id)
      .execute()
    return standing.id
  }
  const { id } = await db
    .insertInto('culture.annual_forecast')
    .values({
      plantingId,
      reason,
      versionNo: (standing?.versionNo ?? 0) + 1,
      version: (standing?.version ?? 0) + 1,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

const rowOf = async (given: Asking, crop: Crop, campaign: number) =>
  (await rowsOf(given, [crop], campaign))[0] as AnnualForecastRow
