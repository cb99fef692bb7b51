import { sql } from 'kysely'
import type { EnergieDb } from '#energie/energie-db.ts'
import { type Indexed, indexedPrice } from '../computed-lines.model.ts'

/** Millionths of a euro for a megawatt-hour. */
export type MonthlyIndex = { price: number; isEstimated: boolean }
type Version = { activeFrom: string; component: Omit<Indexed, 'name' | 'vat' | 'kind'> | null }
type Quoted = { series: string; month: string; days: number; sum: number }

/**
 * What the indexed part of a contract costs month by month, by the version of its type that counts then. A month that has
 * not ended yet is estimated with the last value known; one of which a day is missing has none.
 */
export async function indexByMonth(
  db: EnergieDb,
  contractId: string,
  months: readonly string[],
  today: Temporal.PlainDate,
): Promise<ReadonlyMap<string, MonthlyIndex>> {
  const versions = await versionsWithIndex(db, contractId)
  const series = [...new Set(versions.flatMap(({ component }) => component?.series ?? []))]
  const quotes = await quotesByMonth(db, series, months)
  const last = await lastQuotes(db, series)
  return new Map(
    months.flatMap((month): [string, MonthlyIndex][] => {
      const end = Temporal.PlainDate.from(month).add({ months: 1 }).subtract({ days: 1 })
      const component = versions.findLast(({ activeFrom }) => activeFrom <= end.toString())?.component
      if (!component) return []
      const isEstimated = Temporal.PlainDate.compare(end, today) >= 0
      const known = quotes.find(one => one.series === component.series && one.month === month)
      const mean = isEstimated ? last.find(one => one.series === component.series) : known
      if (!mean || (!isEstimated && mean.days < end.day)) return []
      return [[month, { isEstimated, price: indexedPrice(component, BigInt(mean.sum), BigInt(mean.days)) }]]
    }),
  )
}

async function versionsWithIndex(db: EnergieDb, contractId: string): Promise<Version[]> {
  const { rows } = await sql<Version>`
    select version.active_from,
           (select jsonb_build_object('price', component.price, 'multiple', component.multiple, 'series', component.series,
                                      'least', component.least_price, 'most', component.most_price)
              from energie.invoice_component component
             where component.type_version_id = version.id and component.kind = 'indexed'
             order by component.rank limit 1) as component
      from energie.energy_contract contract
      join energie.invoice_type_version version on version.invoice_type_id = contract.invoice_type_id
     where contract.id = ${contractId} and version.active_from is not null
     order by version.active_from, version.number`.execute(db)
  return rows
}

async function quotesByMonth(db: EnergieDb, series: readonly string[], months: readonly string[]): Promise<Quoted[]> {
  const { rows } = await sql<Quoted>`
    select series, date_trunc('month', day)::date as month, count(*)::int as days, sum(value)::float8 as sum
      from energie.daily_value
     where series = any(${series}::text[]) and superseded_at is null and day >= ${months[0]}::date
       and day < ${months.at(-1)}::date + interval '1 month'
     group by 1, 2 order by 1, 2`.execute(db)
  return rows
}

async function lastQuotes(db: EnergieDb, series: readonly string[]) {
  const { rows } = await sql<Omit<Quoted, 'month'>>`
    select distinct on (series) series, 1 as days, value::float8 as sum
      from energie.daily_value where series = any(${series}::text[]) and superseded_at is null
     order by series, day desc, id`.execute(db)
  return rows
}
