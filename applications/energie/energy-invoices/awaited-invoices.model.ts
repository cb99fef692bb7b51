import { common, type Days } from '../days.model.ts'
import type { frequencies } from '../billing-periods/billing-period.model.ts'

/** How far back an invoice is still awaited. */
const monthsBack = 12
const monthsOf = { monthly: 1, bimonthly: 2, quarterly: 3, yearly: 12 } as const

type Given = {
  contract: { startsOn: string; endsOn: string | null }
  frequency: (typeof frequencies)[number]
  shiftDays: number
  expectedAfterDays: number
  /** The periods that invoices already tell. */
  invoiced: readonly Days[]
}

/**
 * The periods of the last twelve months that have ended and that no invoice tells, the oldest first; each is late once the
 * days have passed that its periodicity leaves to the supplier.
 */
export function awaitedPeriods(
  { contract, frequency, shiftDays, expectedAfterDays, invoiced }: Given,
  today: Temporal.PlainDate,
): (Days & { dueOn: string; isLate: boolean })[] {
  const months = monthsOf[frequency]
  const whole = { from: contract.startsOn, to: contract.endsOn ?? '9999-12-31' }
  const oldest = today.subtract({ months: monthsBack }).toString()
  return startsBefore(today, months)
    .map(start => ({
      from: start.add({ days: shiftDays }).toString(),
      to: start.add({ months }).add({ days: shiftDays }).subtract({ days: 1 }).toString(),
    }))
    .map(period => common(period, whole))
    .filter(period => period !== null)
    .filter(({ to }) => to < today.toString() && to >= oldest)
    .filter(period => !invoiced.some(told => common(told, period)))
    .map(period => {
      const dueOn = Temporal.PlainDate.from(period.to).add({ days: expectedAfterDays })
      return { ...period, dueOn: dueOn.toString(), isLate: Temporal.PlainDate.compare(dueOn, today) < 0 }
    })
}

/** First days of months from which periods are counted: each so many months from January on. */
function startsBefore(today: Temporal.PlainDate, months: number): Temporal.PlainDate[] {
  const first = Temporal.PlainDate.from({ year: today.year - 2, month: 1, day: 1 })
  return Array.from({ length: 36 / months }, (_, place) => first.add({ months: place * months }))
}
