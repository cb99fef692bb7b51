import { type RawBuilder, type SqlBool, sql } from 'kysely'
import { businessZone } from '#kernel/shared/business-zone.ts'

/** From the beginning of a day in France on; nothing of a day that no calendar has. */
export const fromDay = (column: RawBuilder<unknown>, day: string): RawBuilder<SqlBool> => {
  const begins = midnightOf(day)
  return begins === null ? sql`false` : sql`${column} >= ${begins}::timestamptz`
}

/** Until the end of a day in France; nothing of a day that no calendar has. */
export const untilDay = (column: RawBuilder<unknown>, day: string): RawBuilder<SqlBool> => {
  const ends = midnightOf(day, 1)
  return ends === null ? sql`false` : sql`${column} < ${ends}::timestamptz`
}

function midnightOf(day: string, daysLater = 0): string | null {
  try {
    return Temporal.PlainDate.from(day).add({ days: daysLater }).toZonedDateTime(businessZone).toInstant().toString()
  } catch {
    return null
  }
}
