import { notFound, Refusal } from '#kernel/server/errors.ts'
import { eachOf } from '#kernel/server/each-of.ts'
import type { Days } from '#energie/days.model.ts'
import type { EnergieDb } from '#energie/energie-db.ts'
import { daysOf } from '#platform/series/series.server.ts'
import { curveOf, momentsOf, type StepOfCurve, totalsOf } from '../curve-of-days.model.ts'
import type { LoadCurves } from '../points.model.ts'
import { seriesOfMeters } from '../points-place.model.ts'
import type { Asking } from './points.queries.ts'

type Asked = { meters: readonly string[]; from: string; to: string; step: StepOfCurve }

const mostValues = 20_000
const valuesADay = { '10': 144, '60': 24, day: 1, week: 1, month: 1 } as const

/** Days after today are not missing yet. @throws Refusal 404; 400 TOO_MANY_POINTS */
export async function loadCurves({ db, clock }: Asking, { meters: ids, from, to, step }: Asked): Promise<LoadCurves> {
  const today = clock.today().toString()
  const days = { from, to: to < today ? to : today }
  const count = days.from <= days.to ? Temporal.PlainDate.from(days.from).until(days.to).days + 1 : 0
  if (count * valuesADay[step] * ids.length > mostValues)
    throw new Refusal(400, 'TOO_MANY_POINTS', 'energie.points.too-many')
  return count === 0 ? { moments: [], meters: [] } : loadCurvesOf(db, ids, days, step)
}

/** @throws Refusal 404 */
export async function loadCurvesOf(
  db: EnergieDb,
  ids: readonly string[],
  days: Days,
  step: StepOfCurve,
): Promise<LoadCurves> {
  const meters = await db
    .selectFrom('energie.meter')
    .select(['id', 'name'])
    .where('id', 'in', eachOf(ids))
    .orderBy('nameKey')
    .orderBy('id')
    .execute()
  if (meters.length < new Set(ids).size) throw notFound()
  const known = Map.groupBy(await daysOf(db, seriesOfMeters, ids, days), ({ subjectId }) => subjectId)
  return {
    moments: momentsOf(days, step),
    meters: meters.map(({ id, name }) => {
      const own = known.get(id) ?? []
      const drawn = curveOf(own, days, step)
      return {
        meterId: id,
        name,
        values: drawn.map(({ value }) => value),
        missing: drawn.map(({ missing }) => missing),
        estimated: drawn.map(({ estimated }) => estimated),
        totals: totalsOf(own, days),
      }
    }),
  }
}
