import { sql } from 'kysely'
import { eachOf } from '#kernel/server/each-of.ts'
import type { EnergieDb } from '#energie/energie-db.ts'
import type { ValuesOfSeries } from '../daily-value.model.ts'
import { daysFrom, meanOf } from '../mean-of-values.model.ts'
import type { PageWithin } from './page-within.ts'

type Period = { from: string; to: string }
type Row = ValuesOfSeries['rows'][number] & { series: string }

/** The values in force of a period; days after today are not missing yet. */
export async function valuesOfPage(
  db: EnergieDb,
  { step, series, codes }: PageWithin,
  { from, to }: Period,
  today: string,
): Promise<ValuesOfSeries[]> {
  const { rows } = await sql<Row>`
    select value.series, value.day, value.value, value.entered_by as origin, value.reason,
           (select count(*)::int from energie.daily_value former
             where former.client_id = value.client_id and former.series = value.series and former.day = value.day) as versions
      from energie.daily_value value
     where value.series in ${eachOf(codes, 'text')} and value.day between ${from}::date and ${to}::date
       and value.superseded_at is null
     order by value.day, value.id`.execute(db)
  const expected = daysFrom(from, to < today ? to : today, step)
  return series.map(({ code, unit }) => {
    const own = rows.filter(row => row.series === code).map(({ series: _, ...row }) => row)
    const known = new Set(own.map(({ day }) => day))
    const missing = expected.filter(day => !known.has(day))
    return {
      series: code,
      unit,
      mean: missing.length > 0 ? null : meanOf(own.map(({ value }) => value)),
      missing,
      rows: own,
    }
  })
}
