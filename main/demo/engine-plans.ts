import type { Row } from './insert-rows.ts'
import { idsFor, type Organisation } from './organisation.ts'

const zone = 'Europe/Paris'
const engineName = 'Cogénération 1'

/** The engine's plans of last week, this one and the next: by day, shorter on weekends, with an hour of test. */
export function rowsOfEnginePlans(
  { plan }: Organisation,
  sources: readonly Row[],
  today: Temporal.PlainDate,
): Record<string, Row[]> {
  const source = sources.find(({ name }) => name === engineName)
  if (!source) return {}
  const id = idsFor(`engine plans of ${plan.slug}`)
  const monday = today.subtract({ days: today.dayOfWeek + 6 })
  const planned = (
    day: Temporal.PlainDate,
    [from, to]: readonly [string, string],
    setpointKw: number,
    reason: string,
  ) => ({
    id: id(),
    sourceId: source.id,
    engineNo: 1,
    startsAt: day.toZonedDateTime({ timeZone: zone, plainTime: from }).toInstant().toString(),
    endsAt: day.toZonedDateTime({ timeZone: zone, plainTime: to }).toInstant().toString(),
    setpointKw,
    reason,
  })
  const days = Array.from({ length: 21 }, (_, place) => monday.add({ days: place }))
  return {
    'energie.engine_plan': days.flatMap(day => {
      if (day.dayOfWeek > 5) return [planned(day, ['07:00', '18:00'], 1_900, 'heat')]
      const run = planned(day, ['07:00', '22:00'], 1_950, day.dayOfWeek === 2 ? 'price' : 'heat')
      return day.dayOfWeek === 4 ? [run, planned(day, ['22:30', '23:30'], 200, 'test')] : [run]
    }),
  }
}
