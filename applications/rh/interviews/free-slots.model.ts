import { businessZone } from '#kernel/shared/business-zone.ts'

/** Hours of the day, by the clocks of Paris, in which talks are proposed. */
export const openingHours = [
  { from: '08:30', to: '12:00' },
  { from: '13:30', to: '18:00' },
] as const

type Busy = { startAt: string; endAt: string }

/** Hours of a day, one after the other, that meet none of those that are taken and are still to come. */
export function freeSlots({
  day,
  minutes,
  busy,
  now,
}: {
  day: string
  minutes: number
  busy: readonly Busy[]
  now: string
}) {
  const slots: Busy[] = []
  for (const { from, to } of openingHours) {
    const end = at(day, to)
    let start = at(day, from)
    while (Temporal.Instant.compare(start.add({ minutes }), end) <= 0) {
      const slot = { startAt: start.toString(), endAt: start.add({ minutes }).toString() }
      const isAhead = Temporal.Instant.compare(start, now) > 0
      if (isAhead && !busy.some(taken => meet(taken, slot))) slots.push(slot)
      start = start.add({ minutes })
    }
  }
  return slots
}

const at = (day: string, time: string) =>
  Temporal.PlainDate.from(day)
    .toZonedDateTime({ timeZone: businessZone, plainTime: Temporal.PlainTime.from(time) })
    .toInstant()

const meet = (one: Busy, other: Busy) =>
  Temporal.Instant.compare(one.startAt, other.endAt) < 0 && Temporal.Instant.compare(other.startAt, one.endAt) < 0
