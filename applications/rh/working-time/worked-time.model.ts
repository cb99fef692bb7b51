import { instantOf } from '#kernel/shared/business-zone.ts'
import limits from '#rh/data/working-time-limits.json' with { type: 'json' }

/** What was worked on a day: between two instants, or in all where hours were not noted. */
export type Stretch = {
  workDate: string
  startsAt: string | null
  endsAt: string | null
  breakMinutes: number
  workedMinutes: number
}

export type Timed = Stretch & { startsAt: string; endsAt: string }

export const isTimed = <Of extends Stretch>(stretch: Of): stretch is Of & Timed => stretch.startsAt !== null

export const minutesBetween = (from: string, until: string) =>
  Math.round((Date.parse(until) - Date.parse(from)) / 60_000)

/** From one hour of a day to another; one that is not later is of the day after. */
export function instantsOf(day: string, from: string, until: string) {
  const end = until > from ? day : Temporal.PlainDate.from(day).add({ days: 1 }).toString()
  return { startsAt: instantOf(day, from), endsAt: instantOf(end, until) }
}

type Night = { nightFrom: string; nightUntil: string }

/** Minutes between two instants that lie in the night of that day or of the one before; breaks count where they were taken. */
export function nightMinutes({ workDate, startsAt, endsAt }: Timed, night: Night = usualNight): number {
  const day = Temporal.PlainDate.from(workDate)
  return [-1, 0].reduce((sum, days) => {
    const { startsAt: from, endsAt: until } = nightOf(day.add({ days }).toString(), night)
    return sum + Math.max(0, minutesBetween(startsAt > from ? startsAt : from, endsAt < until ? endsAt : until))
  }, 0)
}

const knownNights = new Map<string, { startsAt: string; endsAt: string }>()

/** The night that begins on a day; each is found once. */
function nightOf(evening: string, { nightFrom, nightUntil }: Night) {
  const key = `${evening} ${nightFrom}`
  const found = knownNights.get(key) ?? instantsOf(evening, nightFrom, nightUntil)
  knownNights.set(key, found)
  return found
}

/** From nine to six (code du travail, L3122-2; code rural, L714-1). */
const usualNight: Night = { nightFrom: limits.night.from, nightUntil: limits.night.until }

export const sumOf = (stretches: readonly Pick<Stretch, 'workedMinutes'>[]) =>
  stretches.reduce((sum, { workedMinutes }) => sum + workedMinutes, 0)

/** Minutes of a week above the legal duration: paid a quarter more up to a point, a half beyond (L3121-36). */
export function overtimeOf(minutes: number, { overtimeAfterMinutes, dearerOvertimeAfterMinutes }: OvertimeLimits) {
  const above = Math.max(0, minutes - overtimeAfterMinutes)
  const dearer = Math.max(0, minutes - dearerOvertimeAfterMinutes)
  return { quarterMore: above - dearer, halfMore: dearer }
}

type OvertimeLimits = { overtimeAfterMinutes: number; dearerOvertimeAfterMinutes: number }
