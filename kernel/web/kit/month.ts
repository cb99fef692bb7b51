/** The weeks that hold the month of `day`, Monday to Sunday, with the days of its neighbours at both ends. */
export function weeksOf(day: Temporal.PlainDate): Temporal.PlainDate[][] {
  const first = day.with({ day: 1 })
  const monday = first.subtract({ days: first.dayOfWeek - 1 })
  const count = Math.ceil((first.dayOfWeek - 1 + day.daysInMonth) / 7)
  return Array.from({ length: count }, (_, week) =>
    Array.from({ length: 7 }, (_, weekday) => monday.add({ days: week * 7 + weekday })),
  )
}
