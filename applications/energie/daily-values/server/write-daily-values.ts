import { sql } from 'kysely'
import { notFound, Refusal, versionConflict } from '#kernel/server/errors.ts'
import { takeForChange } from '#kernel/server/take-for-change.ts'
import type { EnergieDb } from '#energie/energie-db.ts'
import type { Written, WritingReport } from '../daily-value.model.ts'
import { valuesIn } from '../read-values.model.ts'
import type { PageWithin } from './page-within.ts'

type Origin = 'typed' | 'import'
type How = { origin: Origin; now: string; dryRun?: boolean }

/**
 * Writes where nothing stands; what stands is kept and told.
 * @throws Refusal 404 on a series of another page; 400 PCS_RANGE or VALUE_RANGE, 400 VALUE_DAY on a month's other days
 */
export async function saveDailyValues(
  db: EnergieDb,
  page: PageWithin,
  values: readonly Written[],
  { origin, now, dryRun = false }: How,
): Promise<WritingReport> {
  for (const value of values) requireFits(page, value)
  await oneAfterTheOther(db, page)
  const standing = await standingValues(db, page, values)
  const free = values.filter(value => !standing.has(keyOf(value)))
  const taken = values.filter(value => standing.has(keyOf(value)))
  const different = taken.flatMap(({ series, day, value }) => {
    const stands = standing.get(keyOf({ series, day })) ?? value
    return stands === value ? [] : [{ series, day, standing: stands, brought: value }]
  })
  if (!dryRun && free.length > 0) {
    const rows = free.map(value => ({ ...value, enteredBy: origin, writtenAt: now }))
    await db.insertInto('energie.daily_value').values(rows).execute()
  }
  return { written: free.length, same: taken.length - different.length, different, faults: [] }
}

/** All lines of a file, or none of them while one cannot be read. */
export async function importDailyValues(
  db: EnergieDb,
  page: PageWithin,
  { text, dryRun }: { text: string; dryRun: boolean },
  now: string,
): Promise<WritingReport> {
  const { values, faults } = valuesIn(text, page.series, page.step)
  if (faults.length > 0) return { written: 0, same: 0, different: [], faults: faults.slice(0, 100) }
  return saveDailyValues(db, page, values, { origin: 'import', now, dryRun })
}

type Correction = Written & { standing: number; reason: string }

/** The former value stays, as what stood until now. @throws Refusal 404; 400 as above; 409 when another stands there */
export async function correctDailyValue(
  db: EnergieDb,
  page: PageWithin,
  { standing, reason, ...value }: Correction,
  now: string,
): Promise<WritingReport> {
  requireFits(page, value)
  const { id, value: stands } = await takeForChange(
    db
      .selectFrom('energie.daily_value')
      .select(['id', 'value'])
      .where('series', '=', value.series)
      .where('day', '=', value.day)
      .where('supersededAt', 'is', null),
  )
  if (stands !== standing) throw versionConflict()
  await db.updateTable('energie.daily_value').set({ supersededAt: now }).where('id', '=', id).execute()
  await db
    .insertInto('energie.daily_value')
    .values({ ...value, enteredBy: 'typed', reason, writtenAt: now })
    .execute()
  return { written: 1, same: 0, different: [], faults: [] }
}

function requireFits({ series, step }: PageWithin, { series: code, day, value }: Written) {
  const own = series.find(one => one.code === code)
  if (!own) throw notFound()
  if (step === 'month' && !day.endsWith('-01')) throw new Refusal(400, 'VALUE_DAY', 'energie.values.first-of-month')
  if (value >= own.least && value <= own.most) return
  const values = { least: own.least / 10_000, most: own.most / 10_000, unit: own.unit }
  throw new Refusal(400, code === 'pcs' ? 'PCS_RANGE' : 'VALUE_RANGE', 'energie.values.range', { values })
}

/** Two who write the same page come one after the other. */
const oneAfterTheOther = (db: EnergieDb, { codes }: PageWithin) =>
  sql`select pg_advisory_xact_lock(hashtextextended(kernel.client_id()::text || ${codes.join()}, 0))`.execute(db)

async function standingValues(db: EnergieDb, { codes }: PageWithin, values: readonly Written[]) {
  const days = values.map(({ day }) => day).toSorted()
  if (days.length === 0) return new Map<string, number>()
  const rows = await db
    .selectFrom('energie.daily_value')
    .select(['series', 'day', 'value'])
    .where('series', 'in', codes)
    .where('day', '>=', days[0] as string)
    .where('day', '<=', days.at(-1) as string)
    .where('supersededAt', 'is', null)
    .execute()
  return new Map(rows.map(row => [keyOf(row), row.value]))
}

const keyOf = ({ series, day }: { series: string; day: string }) => `${series} ${day}`
