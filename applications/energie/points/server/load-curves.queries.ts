import { notFound, Refusal } from '#kernel/server/errors.ts'
import { eachOf } from '#kernel/server/each-of.ts'
import { countOf, type Days } from '#energie/days.model.ts'
import type { EnergieDb } from '#energie/energie-db.ts'
import { daysOf, sumsOfDays } from '#platform/series/series.server.ts'
import { energyOf, isOfMinutes, momentsOf, powerOf, type StepOfCurve, totalsOf } from '../curve-of-days.model.ts'
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
  const count = days.from <= days.to ? countOf(days) : 0
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
  const drawn = await (isOfMinutes(step) ? powerOfMeters(db, ids, days, step) : energyOfMeters(db, ids, days, step))
  return {
    moments: momentsOf(days, step),
    meters: meters.map(({ id, name }) => {
      const { values, totals } = drawn(id)
      return {
        meterId: id,
        name,
        values: values.map(({ value }) => value),
        missing: values.map(({ missing }) => missing),
        estimated: values.map(({ estimated }) => estimated),
        totals,
      }
    }),
  }
}

type OfMinutes = Parameters<typeof powerOf>[2]
type OfDays = Parameters<typeof energyOf>[2]

async function powerOfMeters(db: EnergieDb, ids: readonly string[], days: Days, step: OfMinutes) {
  const known = Map.groupBy(await daysOf(db, seriesOfMeters, ids, days), ({ subjectId }) => subjectId)
  return (id: string) => {
    const own = known.get(id) ?? []
    return { values: powerOf(own, days, step), totals: totalsOf(own, days) }
  }
}

/** Days are summed as they are written: no point of theirs is read. */
async function energyOfMeters(db: EnergieDb, ids: readonly string[], days: Days, step: OfDays) {
  const known = Map.groupBy(await sumsOfDays(db, seriesOfMeters, ids, days), ({ subjectId }) => subjectId)
  return (id: string) => {
    const own = known.get(id) ?? []
    return { values: energyOf(own, days, step), totals: totalsOf(own, days) }
  }
}
