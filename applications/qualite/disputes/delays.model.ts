import { businessZone } from '#kernel/shared/business-zone.ts'
import { holidaysOf } from '#platform/calendar/holidays.model.ts'
import delays from './data/dispute-delays.json' with { type: 'json' }
import { type LateReason, type OpenState } from './dispute.model.ts'

type Delays = (typeof delays.rows)[number]

/** The delays that the trade keeps on a day: the latest rule that has begun by then. */
export const delaysOn = (day: Temporal.PlainDate): Delays =>
  delays.rows.filter(({ since }) => since <= day.toString()).at(-1) ?? (delays.rows[0] as Delays)

const saturday = 6

/** Monday to Friday, no holiday. */
const isWorkingDay = (day: Temporal.PlainDate) => day.dayOfWeek < saturday && !holidaysOf(day.year).has(day.toString())

export function addWorkingDays(day: Temporal.PlainDate, count: number): Temporal.PlainDate {
  let last = day
  for (let left = count; left > 0; ) {
    last = last.add({ days: 1 })
    if (isWorkingDay(last)) left -= 1
  }
  return last
}

type Told = { deliveredAt: string; notifiedAt: string; kind: string; hasGradingRecord: boolean }

const dayOf = (instant: Temporal.Instant) => instant.toZonedDateTimeISO(businessZone).toPlainDate()

/**
 * Why a dispute comes late: it is told, never refused. Told within 24 hours of the delivery, counted on the clock; a price cut
 * asked by the end of the second working day; proven by a record of grading (design of quality, section 3).
 */
export function lateReasonsOf({ deliveredAt, notifiedAt, kind, hasGradingRecord }: Told): LateReason[] {
  const [delivered, notified] = [Temporal.Instant.from(deliveredAt), Temporal.Instant.from(notifiedAt)]
  const { notifiedWithinHours, requestedWithinWorkingDays } = delaysOn(dayOf(delivered))
  const isToldLate = Temporal.Instant.compare(notified, delivered.add({ hours: notifiedWithinHours })) > 0
  const lastDay = addWorkingDays(dayOf(delivered), requestedWithinWorkingDays)
  const isAskedLate = kind === 'price_cut' && Temporal.PlainDate.compare(dayOf(notified), lastDay) > 0
  return [
    ...(isToldLate ? (['notified_late'] as const) : []),
    ...(isAskedLate ? (['request_late'] as const) : []),
    ...(hasGradingRecord ? [] : (['no_grading_record'] as const)),
  ]
}

const dayHours = 24

/** When a state is to be left: its hours are those of working days, nights included. */
export function dueAtOf(state: OpenState, enteredAt: string): string {
  const entered = Temporal.Instant.from(enteredAt).toZonedDateTimeISO(businessZone)
  const hours = delaysOn(entered.toPlainDate()).hoursOfState[state]
  const last = entered.add({ hours: hours % dayHours })
  const days = Math.floor(hours / dayHours)
  const day = isWorkingDay(last.toPlainDate())
    ? addWorkingDays(last.toPlainDate(), days)
    : addWorkingDays(last.toPlainDate(), Math.max(days, 1))
  return last.with({ year: day.year, month: day.month, day: day.day }).toInstant().toString()
}
