/** Days, or firsts of months, from one to another, both included. */
export function daysFrom(from: string, to: string, step: 'day' | 'month'): string[] {
  const days: string[] = []
  const first = Temporal.PlainDate.from(from)
  let day = step === 'day' || first.day === 1 ? first : first.with({ day: 1 }).add({ months: 1 })
  while (day.toString() <= to) {
    days.push(day.toString())
    day = day.add(step === 'day' ? { days: 1 } : { months: 1 })
  }
  return days
}

/** Half up, away from zero below it; none of nothing. */
export function meanOf(values: readonly number[]): number | null {
  if (values.length === 0) return null
  const sum = values.reduce((total, value) => total + BigInt(value), 0n)
  const [count, size] = [BigInt(values.length), sum < 0n ? -sum : sum]
  const rounded = Number((size * 2n + count) / (count * 2n))
  return sum < 0n ? -rounded : rounded
}
