import { sql } from 'kysely'
import type { PlatformTables } from '#platform/platform-db.ts'
import { type DayOfPoints, sumsOf } from '../day-of-points.model.ts'
import type { SeriesDb, Subject } from './series.queries.ts'

export type Change = { day: string; former: (DayOfPoints & { version: number }) | null; next: DayOfPoints }
/** Who gives a reason changes what stood: the former points are kept. */
type How = { now: string; reason?: string }

/**
 * The only door by which points are written: their sums go with them. Days as `heldSeries` found them.
 */
export async function writePoints<Tables extends PlatformTables>(
  db: SeriesDb<Tables>,
  seriesId: string,
  changes: readonly Change[],
  { now, reason }: How,
) {
  if (changes.length === 0) return
  const formers = changes.flatMap(({ day, former }) => (former && reason ? [{ day, ...former }] : []))
  if (formers.length > 0)
    await sql`
      insert into platform.series_change (series_id, day, at, reason, former_step_min, former_points, former_quality)
      select ${seriesId}, n.day, ${now}, ${reason}, n."stepMin", n.points, n.quality
        from ${rowsOf(formers)}`.execute(db)
  const days = changes.map(({ day, former, next }) => ({
    day,
    ...next,
    ...sumsOf(next),
    version: (former?.version ?? 0) + 1,
  }))
  await sql`
    insert into platform.series_day
      (series_id, day, step_min, points, quality, known, estimated, total, low, high, version, updated_at)
    select ${seriesId}, n.day, n."stepMin", n.points, n.quality, n.known, n.estimated, n.total, n.low, n.high, n.version, ${now}
      from ${rowsOf(days)}
    on conflict (client_id, series_id, day) do update
      set step_min = excluded.step_min, points = excluded.points, quality = excluded.quality, known = excluded.known,
          estimated = excluded.estimated, total = excluded.total, low = excluded.low, high = excluded.high,
          version = excluded.version, updated_at = excluded.updated_at`.execute(db)
}

/** Days `n`, however many, as one statement reads them. */
const rowsOf = (days: readonly (DayOfPoints & { day: string })[]) => sql`
  jsonb_to_recordset(${JSON.stringify(days)}::jsonb) as n(day date, "stepMin" smallint, points int[], quality text,
    known smallint, estimated smallint, total bigint, low int, high int, version int)`

/** The series of a subject, made on its first points and held: who writes it at the same time comes after. */
export async function heldSeries<Tables extends PlatformTables>(db: SeriesDb<Tables>, { kind, id }: Subject) {
  await sql`
    insert into platform.series (subject_kind, subject_id, unit, scale, sums)
    values (${kind}, ${id}, 'kw', 3, 'mean_power') on conflict do nothing`.execute(db)
  const { rows } = await sql<{ id: string }>`
    select id from platform.series where subject_kind = ${kind} and subject_id = ${id} for update`.execute(db)
  return (rows[0] as { id: string }).id
}
