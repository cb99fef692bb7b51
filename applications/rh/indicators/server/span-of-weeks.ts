import { wrongField } from '#kernel/server/errors.ts'

const usualWeeks = 26
const mostWeeks = 260

/**
 * The days between which the Mondays are counted: up to today, over half a year, unless told.
 * @throws Refusal 400 when they are told in the wrong order, or over more than five years
 */
export function requiredSpan({ from, to }: { from?: string | undefined; to?: string | undefined }, today: string) {
  const last = Temporal.PlainDate.from(to ?? today)
  const first = from ? Temporal.PlainDate.from(from) : last.subtract({ weeks: usualWeeks }).add({ days: 1 })
  const { days } = first.until(last, { largestUnit: 'day' })
  if (days < 0) throw wrongField('from', 'order', 'rh.indicators.wrong-order')
  if (days > mostWeeks * 7) throw wrongField('from', 'span', 'rh.indicators.too-long', { most: mostWeeks })
  return { from: first.toString(), to: last.toString() }
}

/** The Mondays of a span. */
export function mondaysOf({ from, to }: { from: string; to: string }): Temporal.PlainDate[] {
  const first = Temporal.PlainDate.from(from)
  const mondays: Temporal.PlainDate[] = []
  for (
    let monday = first.add({ days: (8 - first.dayOfWeek) % 7 });
    Temporal.PlainDate.compare(monday, to) <= 0;
    monday = monday.add({ weeks: 1 })
  )
    mondays.push(monday)
  return mondays
}
