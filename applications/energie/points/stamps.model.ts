import { businessZone } from '#kernel/shared/business-zone.ts'

const written =
  /^(?:(?<iso>\d{4}-\d{2}-\d{2})|(?<day>\d{2})\/(?<month>\d{2})\/(?<year>\d{4}))[T ](?<hour>\d{2}:\d{2})(?::00)?(?:\.0+)?(?<offset>Z|[+-]\d{2}:?\d{2})?$/

const anHour = 3_600_000

/**
 * The instant, in milliseconds, of a stamp as meters and spreadsheets write it. Without an offset it is of Paris; the hour
 * that the clock gives twice is told apart by the stamp before it alone, when lines follow each other.
 */
export function instantOfStamp(stamp: string, before: number | null): number | 'time' | 'ambiguous' {
  const { iso, day, month, year, hour, offset } = written.exec(stamp.trim())?.groups ?? {}
  if (hour === undefined) return 'time'
  const local = `${iso ?? `${year}-${month}-${day}`}T${hour}`
  try {
    if (offset !== undefined) return Temporal.Instant.from(local + offset).epochMilliseconds
    const plain = Temporal.PlainDateTime.from(local, { overflow: 'reject' })
    const [earlier, later] = (['earlier', 'later'] as const).map(disambiguation =>
      plain.toZonedDateTime(businessZone, { disambiguation }),
    ) as [Temporal.ZonedDateTime, Temporal.ZonedDateTime]
    if (!earlier.toPlainDateTime().equals(plain)) return 'time'
    const [first, second] = [earlier.epochMilliseconds, later.epochMilliseconds]
    if (first === second) return first
    const follows = (at: number) => before !== null && at > before && at - before <= anHour
    return [first, second].find(follows) ?? 'ambiguous'
  } catch {
    return 'time'
  }
}
