import { sql } from 'kysely'
import { eachOf } from '#kernel/server/each-of.ts'
import type { Db } from '#kernel/server/db.ts'
import type { PlatformTables } from '#platform/platform-db.ts'
import type { DayOfPoints, SumsOfDay } from '../day-of-points.model.ts'

/** The db of any room knows the tables of the platform. */
export type SeriesDb<Tables extends PlatformTables = PlatformTables> = Db<Tables>

export type Subject = { kind: string; id: string }
export type StoredDay = DayOfPoints & SumsOfDay & { day: string; version: number }
export type DayOfSubject = StoredDay & { subjectId: string }
/** A day as it was summed when its points were written. */
export type SummedDay = SumsOfDay & { day: string; stepMin: number }

type Span = { from: string; to: string }

const summed = sql`day.day, day.step_min, day.known, day.estimated, day.total::float8 as total, day.low, day.high`
const stored = sql`${summed}, day.points, day.quality, day.version`
const kept = sql`platform.series series join platform.series_day day on day.series_id = series.id`

const ofKind = (kind: string, ids: readonly string[], { from, to }: Span) => sql`
  series.subject_kind = ${kind} and series.subject_id in ${eachOf(ids)}
   and day.day between ${from}::date and ${to}::date order by series.subject_id, day.day`

/** The days of subjects of a kind, civil days both within. */
export async function daysOf<Tables extends PlatformTables>(
  db: SeriesDb<Tables>,
  kind: string,
  ids: readonly string[],
  span: Span,
): Promise<DayOfSubject[]> {
  const { rows } = await sql<DayOfSubject>`
    select series.subject_id, ${stored} from ${kept} where ${ofKind(kind, ids, span)}`.execute(db)
  return rows
}

/** The same without their points: a year is summed without reading one. */
export async function sumsOfDays<Tables extends PlatformTables>(
  db: SeriesDb<Tables>,
  kind: string,
  ids: readonly string[],
  span: Span,
): Promise<(SummedDay & { subjectId: string })[]> {
  const { rows } = await sql<SummedDay & { subjectId: string }>`
    select series.subject_id, ${summed} from ${kept} where ${ofKind(kind, ids, span)}`.execute(db)
  return rows
}

/** The days of one subject that are named. */
export async function daysNamed<Tables extends PlatformTables>(
  db: SeriesDb<Tables>,
  { kind, id }: Subject,
  days: readonly string[],
): Promise<ReadonlyMap<string, StoredDay>> {
  const { rows } = await sql<StoredDay>`
    select ${stored} from ${kept}
     where series.subject_kind = ${kind} and series.subject_id = ${id} and day.day = any(${days}::date[])`.execute(db)
  return new Map(rows.map(row => [row.day, row]))
}
