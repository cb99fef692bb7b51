import { sql } from 'kysely'
import { eachOf } from '#kernel/server/each-of.ts'
import { notFound } from '#kernel/server/errors.ts'
import { quotesOf } from '#energie/daily-values/daily-values.server.ts'
import type { Days } from '#energie/days.model.ts'
import type { EnergieDb } from '#energie/energie-db.ts'
import { computedLines, type PricedComponent, totalOf } from '../computed-lines.model.ts'
import type { DatedValue } from '../dated-value.model.ts'
import { energyOfPeriod } from '../energy-of-period.model.ts'
import type { Computed, TypeComponent, TypeVersion } from '../invoice-type.model.ts'
import { meteredOf } from './metered-of.queries.ts'

type Asked = { version: TypeVersion; contractId: string; period: Days }

/** What a version of a type makes of a period, on the validated readings of the meter of a contract. @throws Refusal 404 */
export async function computedOn(db: EnergieDb, { version, contractId, period }: Asked): Promise<Computed> {
  const meter = await meteredOf(db, contractId)
  if (!meter) throw notFound()
  const tables = await ratesOf(db, version)
  const rates = (id: string | null) => tables.filter(({ tableId }) => tableId === id)
  const { components } = version
  const quotes = await quotesOf(db, ['pcs', ...components.flatMap(({ series }) => series ?? [])], period)
  const ofSeries = (series: string) =>
    new Map(quotes.filter(one => one.series === series).map(({ day, value }) => [day, value]))
  const energy = energyOfPeriod({ period, meter, factors: rates(version.factorTableId), calorific: ofSeries('pcs') })
  const isByEnergy = (component: TypeComponent) =>
    component.kind !== 'month' && !rates(component.rateTableId).some(({ unit }) => unit === 'eur_month')
  const priced = components.map(component => pricedOf(component, rates, isByEnergy(component)))
  const { lines, missing } = computedLines({
    period,
    stretches: energy.stretches,
    components: priced,
    quotes: ofSeries,
  })
  const lacking = [...(components.some(isByEnergy) ? energy.missing : []), ...missing]
  const told = lacking.length === 0 ? lines : []
  return {
    lines: told,
    missing: lacking,
    totalExclCents: totalOf(told),
    vatCents: told.reduce((sum, { vatCents }) => sum + vatCents, 0),
  }
}

type RateRow = DatedValue & { tableId: string; unit: string }

function pricedOf(
  component: TypeComponent,
  rates: (id: string | null) => readonly RateRow[],
  isByEnergy: boolean,
): PricedComponent {
  const { name, kind, price, multiple, series, least, most, rateTableId, rateTable, vatTableId } = component
  const vat = vatTableId === null ? null : rates(vatTableId)
  if (kind === 'rate')
    return { name, vat, kind, table: rateTable ?? '', per: isByEnergy ? 'energy' : 'month', rates: rates(rateTableId) }
  if (kind !== 'indexed') return { name, vat, kind, price: price ?? 0 }
  return {
    name,
    vat,
    kind,
    price: price ?? 0,
    multiple: multiple ?? 0,
    series: series ?? '',
    least: least ?? null,
    most: most ?? null,
  }
}

const ratesOf = (db: EnergieDb, { factorTableId, components }: TypeVersion) =>
  ratesIn(db, [factorTableId, ...components.flatMap(({ rateTableId, vatTableId }) => [rateTableId, vatTableId])])

/** The values of a table that count from their days on; nothing of no table. */
export const valuesOfRate = (db: EnergieDb, id: string | null): Promise<readonly DatedValue[]> => ratesIn(db, [id])

async function ratesIn(db: EnergieDb, ids: readonly (string | null)[]): Promise<RateRow[]> {
  const { rows } = await sql<RateRow>`
    select r.rate_table_id as table_id, t.unit, r.valid_from as from, r.value::float8 as value
      from energie.rate r join energie.rate_table t on t.id = r.rate_table_id
     where r.rate_table_id in ${eachOf(ids.filter(id => id !== null))} and r.superseded_at is null
     order by r.valid_from, r.id`.execute(db)
  return rows
}
