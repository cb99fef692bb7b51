import { sql } from 'kysely'
import type { Clock } from '#kernel/server/clock.ts'
import { notFound } from '#kernel/server/errors.ts'
import { dayBefore } from '#energie/days.model.ts'
import type { EnergieDb } from '#energie/energie-db.ts'
import { emptyDay, holesOf, startOfDay } from '#platform/series/day-of-points.model.ts'
import { daysOf } from '#platform/series/series.server.ts'
import { kwhOf } from '../energy-of-power.model.ts'
import type { DayOfCalendar, MeterWithPoints, PointImport } from '../points.model.ts'
import { seriesOfMeters } from '../points-place.model.ts'

export type Asking = { db: EnergieDb; clock: Clock }

const meters = (db: EnergieDb) =>
  db
    .selectFrom('energie.meter as meter')
    .select(['meter.id', 'meter.name', 'meter.direction'])
    .select(
      sql<boolean>`exists (select from platform.series series
        where series.subject_kind = ${seriesOfMeters} and series.subject_id = meter.id)`.as('hasPoints'),
    )
    .where('meter.archivedAt', 'is', null)
    .$castTo<MeterWithPoints>()

/** Those in use, by name. */
export const metersWithPoints = (db: EnergieDb): Promise<MeterWithPoints[]> =>
  meters(db).orderBy('meter.nameKey').orderBy('meter.id').limit(1_000).execute()

/** @throws Refusal 404 */
export async function meterWithPoints(db: EnergieDb, id: string): Promise<MeterWithPoints> {
  const meter = await meters(db).where('meter.id', '=', id).executeTakeFirst()
  if (!meter) throw notFound()
  return meter
}

/** The instants at which places of a day begin, and the one at which the last of them ends. */
export function spanOf(day: string, stepMin: number, { from, to }: { from: number; to: number }) {
  const start = startOfDay(day)
  const at = (place: number) => start.add({ minutes: place * stepMin }).toString()
  return { from: at(from), to: at(to) }
}

/** The month of a day, up to today. @throws Refusal 404 */
export async function pointsCalendar({ db, clock }: Asking, meterId: string, within: string): Promise<DayOfCalendar[]> {
  await meterWithPoints(db, meterId)
  const first = Temporal.PlainDate.from(within).with({ day: 1 })
  const end = dayBefore(first.add({ months: 1 }).toString())
  const today = clock.today().toString()
  const to = end < today ? end : today
  const known = await daysOf(db, seriesOfMeters, [meterId], { from: first.toString(), to })
  const byDay = new Map(known.map(one => [one.day, one]))
  const days = Array.from({ length: first.daysInMonth }, (_, place) => first.add({ days: place }).toString())
  return days
    .filter(day => day <= to)
    .map(day => {
      const { points, stepMin, version, ...sums } = byDay.get(day) ?? nothingOf(day)
      return {
        day,
        expected: points.length,
        known: sums.known,
        estimated: sums.estimated,
        kwh: kwhOf(sums.total),
        holes: holesOf({ points }).map(hole => spanOf(day, stepMin, hole)),
        version,
      }
    })
}

const nothingOf = (day: string) => ({ ...emptyDay(day, 10), known: 0, estimated: 0, total: 0, version: 0 })

/** The latest first, those that were deleted too. */
export async function pointImports(db: EnergieDb): Promise<PointImport[]> {
  const { rows } = await sql<PointImport>`
    select brought.id, meter.name as meter, brought.file_name, brought.first_day, brought.last_day,
           brought.read_count as read, brought.written_count as written, brought.same_count as same,
           brought.different_count as different, person.firstname || ' ' || person.name as by, brought.at,
           brought.deleted_at
      from energie.point_import brought
      join energie.meter meter on meter.id = brought.meter_id
      left join platform.user person on person.id = brought.by_id
     order by brought.at desc, brought.id desc limit 100`.execute(db)
  return rows
}
