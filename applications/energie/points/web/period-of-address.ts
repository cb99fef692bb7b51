import type { StepOfCurve } from '../curve-of-days.model.ts'

const lastDays = ['7', '31', '365']
const monthsBack = 36

/** The last days, and the months of three years. */
export const periodsShown = (today: Temporal.PlainDate): string[] => [
  ...lastDays,
  ...Array.from({ length: monthsBack }, (_, ago) => today.toPlainYearMonth().subtract({ months: ago }).toString()),
]

/** Civil days, both within: some days up to today, or a month. */
export function daysOfPeriod(period: string, today: Temporal.PlainDate): { from: string; to: string } {
  if (/^\d{4}-(0[1-9]|1[0-2])$/.test(period)) {
    const month = Temporal.PlainYearMonth.from(period)
    return {
      from: month.toPlainDate({ day: 1 }).toString(),
      to: month.toPlainDate({ day: month.daysInMonth }).toString(),
    }
  }
  const days = lastDays.includes(period) ? Number(period) : 7
  return { from: today.subtract({ days: days - 1 }).toString(), to: today.toString() }
}

export const stepUsualFor = (period: string): StepOfCurve => (period === '365' ? 'day' : '10')
