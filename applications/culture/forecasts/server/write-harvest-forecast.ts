import { sql } from 'kysely'
import type { Given } from '#kernel/server/answers.ts'
import { companyScopeOf } from '#kernel/server/company-scope.ts'
import { eachOf } from '#kernel/server/each-of.ts'
import { forbidden, notFound, versionConflict, wrongField } from '#kernel/server/errors.ts'
import { emit } from '#kernel/server/events.ts'
import type { InputOf } from '#kernel/shared/call.ts'
import { daysOfWeek, weeksIn, weekOf } from '#kernel/shared/iso-week.ts'
import type { CultureDb, CultureTables } from '#culture/culture-db.ts'
import { judgeWeek } from '../forecast.model.ts'
import { harvestForecastElement } from '../forecasts-place.model.ts'
import type { forecastsCalls } from '../forecasts.calls.ts'
import { type Crop, cropsWhere, standsBetween } from './forecast-crops.queries.ts'
import { harvestForecast } from './harvest-forecast.queries.ts'

type Save = typeof forecastsCalls.saveHarvestForecast
type Validate = typeof forecastsCalls.validateHarvestForecast
type Cell = InputOf<Save>['cells'][number]
type Standing = {
  id: string
  plantingId: string
  day: string
  g: number
  state: string
  versionNo: number
  version: number
}

/** All cells or none. @throws Refusal 404; 403; 409; 400 at the cell: DAY_PAST, NOT_STANDING, TOO_MUCH */
export async function saveHarvestForecast(given: Given<Save, CultureTables>, { cells }: InputOf<Save>) {
  const { db, clock } = given
  const crops = await writableCrops(given, cells)
  const standing = await heldCells(db, cells)
  const today = clock.today().toString()
  for (const [index, cell] of cells.entries()) {
    const crop = crops.get(cell.plantingId)
    if (!crop) throw notFound()
    if (cell.day < today) throw wrongField(`cells.${index}.kg`, 'DAY_PAST', 'culture.forecast.day-past')
    if (cell.day < crop.plantedOn || (crop.endedOn !== null && cell.day > crop.endedOn))
      throw wrongField(`cells.${index}.kg`, 'NOT_STANDING', 'culture.forecast.not-standing')
    const present = standing.get(keyOf(cell))
    if ((present?.version ?? 0) !== cell.version) throw versionConflict()
    await writeCell(db, cell, present, clock.now().toString())
  }
  await requireBelievable(db, cells, crops)
  return harvestForecast(given)
}

const keyOf = ({ plantingId, day }: Pick<Cell, 'plantingId' | 'day'>) => `${plantingId} ${day}`

async function writableCrops(given: Given<Save, CultureTables>, cells: readonly Cell[]) {
  const ids = [...new Set(cells.map(({ plantingId }) => plantingId))]
  const crops = await cropsWhere(given, { element: harvestForecastElement, where: sql`c.id in ${eachOf(ids)}` })
  if (crops.length < ids.length) throw notFound()
  const scope = await companyScopeOf(given, harvestForecastElement)
  if (crops.some(({ companyId }) => scope.level(companyId) < 2)) throw forbidden()
  return new Map(crops.map(crop => [crop.plantingId, crop]))
}

/** Crops are held in the order of their ids: two who save at once come one after the other. */
async function heldCells(db: CultureDb, cells: readonly Cell[]) {
  const ids = [...new Set(cells.map(({ plantingId }) => plantingId))].toSorted()
  await sql`select from culture.planting where id in ${eachOf(ids)} order by id for update`.execute(db)
  const { rows } = await sql<Standing>`
    select id, planting_id as "plantingId", day::text as day, g::float8 as g, state, version_no as "versionNo", version
      from culture.harvest_forecast
     where state <> 'superseded' and planting_id in ${eachOf(ids)}
       and day = any(${cells.map(({ day }) => day)}::date[])`.execute(db)
  return new Map(rows.map(row => [keyOf(row), row]))
}

/** What was validated stays as it was, superseded; what was only entered is written over. */
async function writeCell(db: CultureDb, { plantingId, day, kg: g }: Cell, present: Standing | undefined, at: string) {
  if (present?.g === g) return
  if (present?.state === 'validated')
    await sql`update culture.harvest_forecast set state = 'superseded', version = version + 1 where id = ${present.id}`.execute(
      db,
    )
  else if (present && g === null) await sql`delete from culture.harvest_forecast where id = ${present.id}`.execute(db)
  else if (present)
    await sql`update culture.harvest_forecast set g = ${g}, entered_by = kernel.user_id(), entered_at = ${at},
                     version = version + 1 where id = ${present.id}`.execute(db)
  if (g === null || present?.state === 'entered') return
  const next = present ? { versionNo: present.versionNo + 1, version: present.version + 1 } : {}
  await db
    .insertInto('culture.harvest_forecast')
    .values({ ...next, plantingId, day, g, enteredAt: at })
    .execute()
}

/** No week of a crop is above what grows. */
async function requireBelievable(db: CultureDb, cells: readonly Cell[], crops: ReadonlyMap<string, Crop>) {
  const { rows } = await sql<{ plantingId: string; year: number; week: number; g: number }>`
    select planting_id as "plantingId", extract(isoyear from day)::int as year, extract(week from day)::int as week,
           sum(g)::float8 as g
      from culture.harvest_forecast
     where state <> 'superseded' and planting_id in ${eachOf([...crops.keys()])}
       and date_trunc('week', day) in (select date_trunc('week', d) from unnest(${cells.map(({ day }) => day)}::date[]) d)
     group by 1, 2, 3`.execute(db)
  const areaOf = (plantingId: string) => crops.get(plantingId)?.areaM2 ?? 1
  const tooMuch = rows.filter(({ plantingId, g }) => judgeWeek(g, areaOf(plantingId)) === 'refused').map(weekKey)
  const index = cells.findIndex(({ plantingId, day }) => tooMuch.includes(weekKey({ plantingId, ...weekOf(day) })))
  if (index !== -1) throw wrongField(`cells.${index}.kg`, 'TOO_MUCH', 'culture.forecast.too-much')
}

const weekKey = ({ plantingId, year, week }: { plantingId: string; year: number; week: number }) =>
  `${plantingId} ${year} ${week}`

/** @throws Refusal 400 of a week that the year has not */
export async function validateHarvestForecast(
  given: Given<Validate, CultureTables>,
  { year, week }: InputOf<Validate>,
) {
  if (week > weeksIn(year)) throw wrongField('week', 'unknown', 'culture.forecast.week-unknown')
  const [from = '', until = ''] = [daysOfWeek(year, week)[0], daysOfWeek(year, week).at(-1)]
  const crops = await cropsWhere(given, { element: harvestForecastElement, where: standsBetween(from, until) })
  const scope = await companyScopeOf(given, harvestForecastElement)
  const managed = crops.filter(({ companyId }) => scope.level(companyId) >= 3)
  const { rows } = await sql<{ plantingId: string }>`
    update culture.harvest_forecast set state = 'validated', version = version + 1
     where state = 'entered' and planting_id in ${eachOf(managed.map(({ plantingId }) => plantingId))}
       and day between ${from}::date and ${until}::date
    returning planting_id as "plantingId"`.execute(given.db)
  const touched = new Set(rows.map(({ plantingId }) => plantingId))
  const cropCodeIds = [
    ...new Set(managed.filter(({ plantingId }) => touched.has(plantingId)).map(({ cropCodeId }) => cropCodeId)),
  ]
  if (cropCodeIds.length > 0) await emit(given.db, 'trade.supply-changed', { cropCodeIds, from, to: until })
  return harvestForecast(given)
}
