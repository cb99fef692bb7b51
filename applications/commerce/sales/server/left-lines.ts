import { sql } from 'kysely'
import { eachOf } from '#kernel/server/each-of.ts'
import { instantOf } from '#kernel/shared/business-zone.ts'
import { daysOfWeek } from '#kernel/shared/iso-week.ts'
import type { Week } from '../sales.model.ts'

/** Lines `l` of delivery notes `n` that left from one instant up to another, of these companies. */
export const leftBetween = (companyIds: readonly string[], from: string, until: string) => sql`
  from platform.sales_document_line l join platform.sales_document n on n.id = l.document_id
 where l.kind = 'delivery_note' and l.shipped_at >= ${from}::timestamptz and l.shipped_at < ${until}::timestamptz
   and n.company_id in ${eachOf(companyIds)}`

/** The civil day on which it left. */
export const dayLeft = sql<string>`(l.shipped_at at time zone 'Europe/Paris')::date::text`

export const weekNumber = sql<number>`(extract(isoyear from l.shipped_at at time zone 'Europe/Paris') * 100
  + extract(week from l.shipped_at at time zone 'Europe/Paris'))::int`
export const numberOf = ({ year, week }: Week) => year * 100 + week

const mondayOf = ({ year, week }: Week) => daysOfWeek(year, week)[0] as string
export const startOf = (week: Week) => instantOf(mondayOf(week), '00:00')
export const endOf = (week: Week) =>
  instantOf(Temporal.PlainDate.from(mondayOf(week)).add({ weeks: 1 }).toString(), '00:00')
