/** Lines of ten minutes from the midnight of a day on, in kilowatts. */
export function curveOf(day: string, count: number, kw: number): string {
  const midnight = Temporal.PlainDate.from(day).toZonedDateTime({ timeZone: 'Europe/Paris' })
  const lines = Array.from({ length: count }, (_, place) => {
    const at = midnight.add({ minutes: place * 10 })
    return `${at.toString({ timeZoneName: 'never', smallestUnit: 'second' })};${kw}`
  })
  return ['Horodate;Valeur', ...lines].join('\n')
}
