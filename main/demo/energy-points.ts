import { emptyDay, minutesOf, type DayOfPoints, sumsOf } from '#platform/series/day-of-points.model.ts'
import type { Row } from './insert-rows.ts'
import type { Member } from './memberships.ts'
import { idsFor, type Organisation } from './organisation.ts'

type Context = { meters: readonly Row[]; members: readonly Member[]; today: Temporal.PlainDate }

const weeks = 7
const stepMin = 10

/** Watts of a meter at a minute of a day: what the station and the greenhouses take, what the engine gives by day. */
const shapes = {
  'Électricité achetée': (day: Temporal.PlainDate, minute: number) => {
    const atWork = minute >= 360 && minute < 1_200
    const weekend = day.dayOfWeek > 5 ? 0.6 : 1
    return Math.round((180_000 + (atWork ? 240_000 * weekend : 0)) * ripple(day, minute))
  },
  'Électricité vendue': (day: Temporal.PlainDate, minute: number) =>
    minute >= 420 && minute < (day.dayOfWeek > 5 ? 1_080 : 1_320) ? Math.round(1_940_000 * ripple(day, minute / 4)) : 0,
} as const

const ripple = (day: Temporal.PlainDate, minute: number) => 1 + Math.sin(day.dayOfYear * 1.3 + minute / 47) * 0.04

/** The last Sunday of October that has passed: its clock goes back, and it has 150 points. */
function longestDay(today: Temporal.PlainDate): Temporal.PlainDate {
  const ofThisYear = lastSundayOfOctober(today.year)
  return Temporal.PlainDate.compare(ofThisYear, today) < 0 ? ofThisYear : lastSundayOfOctober(today.year - 1)
}

function lastSundayOfOctober(year: number): Temporal.PlainDate {
  const last = Temporal.PlainDate.from({ year, month: 10, day: 31 })
  return last.subtract({ days: last.dayOfWeek % 7 })
}

/**
 * Points of two meters for some weeks and the same ones a year before: a hole of three hours that waits for somebody, and a
 * day that was estimated.
 */
export function rowsOfEnergyPoints({ plan }: Organisation, { meters, members, today }: Context): Record<string, Row[]> {
  if (meters.length === 0) return {}
  const id = idsFor(`energy points of ${plan.slug}`)
  const recent = Array.from({ length: weeks * 7 }, (_, ago) => today.subtract({ days: ago + 1 }))
  const days = [...recent, ...recent.map(day => day.subtract({ weeks: 52 }))]
  const longest = longestDay(today)
  const all = days.some(day => day.equals(longest)) ? days : [...days, longest]
  const updatedAt = `${today.toString()}T05:30:00Z`
  const by = members.find(({ account }) => account.memberships.some(({ client }) => client === plan.slug))
  const measured = Object.entries(shapes).flatMap(([name, shape]) => {
    const meter = meters.find(row => row.name === name)
    return meter ? [{ meter, shape, seriesId: id() }] : []
  })
  return {
    'platform.series': measured.map(({ meter, seriesId }) => ({
      id: seriesId,
      subjectKind: 'energie.meter',
      subjectId: meter.id,
      unit: 'kw',
      scale: 3,
      sums: 'mean_power',
    })),
    'platform.series_day': measured.flatMap(({ meter, seriesId, shape }) =>
      all.map(day => {
        const points = withStory(pointsOf(day, shape), { name: String(meter.name), day, today })
        return { seriesId, day: day.toString(), ...points, ...sumsOf(points), updatedAt, version: 1 }
      }),
    ),
    'energie.point_import': measured.map(({ meter }) => ({
      id: id(),
      meterId: meter.id,
      fileName: `courbe-${String(meter.identifier)}.csv`,
      firstDay: recent.at(-1)?.toString(),
      lastDay: recent[0]?.toString(),
      readCount: recent.length * 144,
      writtenCount: recent.length * 144 - 18,
      sameCount: 18,
      differentCount: 0,
      byId: by?.userId ?? null,
      at: updatedAt,
    })),
  }
}

const pointsOf = (
  day: Temporal.PlainDate,
  shape: (day: Temporal.PlainDate, minute: number) => number,
): DayOfPoints => ({
  ...emptyDay(day.toString(), stepMin),
  points: Array.from({ length: minutesOf(day.toString()) / stepMin }, (_, place) => shape(day, place * stepMin)),
})

const [holeAgo, estimatedAgo] = [3, 9]

function withStory(
  points: DayOfPoints,
  { name, day, today }: { name: string; day: Temporal.PlainDate; today: Temporal.PlainDate },
): DayOfPoints {
  const ago = day.until(today, { largestUnit: 'day' }).days
  if (name === 'Électricité achetée' && ago === holeAgo)
    return { ...points, points: points.points.map((point, place) => (place >= 60 && place < 78 ? null : point)) }
  if (name === 'Électricité vendue' && ago === estimatedAgo)
    return { ...points, quality: 'e'.repeat(points.points.length) }
  return points
}
