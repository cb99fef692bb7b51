import { sql } from 'kysely'
import { eachOf } from '#kernel/server/each-of.ts'
import { notFound } from '#kernel/server/errors.ts'
import { matches } from '#kernel/server/matches.ts'
import { pageOfList } from '#kernel/server/page-of-list.ts'
import type { InputOf } from '#kernel/shared/call.ts'
import type { PageOf } from '#kernel/shared/page.ts'
import type { EnergieDb } from '#energie/energie-db.ts'
import type { EnergyContract, EnergyContractChoices } from '../energy-contract.model.ts'
import { energyContractsCalls } from '../energy-contracts.calls.ts'

const columns = [
  'row.id',
  'row.name',
  'row.supplier',
  'row.direction',
  'row.companyId',
  'row.meterId',
  'row.billingPeriodId',
  'row.invoiceTypeId',
  'row.toleranceEuros',
  'row.startsOn',
  'row.endsOn',
  'row.annualMwh',
  'company.name as company',
  'meter.name as meter',
  'billingPeriod.name as billingPeriod',
  'invoiceType.name as invoiceType',
  'row.note',
  'row.archivedAt',
  'row.version',
] as const

const rowsOf = (db: EnergieDb) =>
  db
    .selectFrom('energie.energy_contract as row')
    .leftJoin('energie.energy_company as company', 'company.id', 'row.companyId')
    .leftJoin('energie.meter as meter', 'meter.id', 'row.meterId')
    .leftJoin('energie.billing_period as billingPeriod', 'billingPeriod.id', 'row.billingPeriodId')
    .leftJoin('energie.invoice_type as invoiceType', 'invoiceType.id', 'row.invoiceTypeId')
    .select(columns)
    .select(sql<number>`row.tolerance_percent::float8`.as('tolerancePercent'))
    .$castTo<EnergyContract>()

type Asked = InputOf<typeof energyContractsCalls.getPaginatedEnergyContracts>

/** A page of the energy contracts: those in use unless the others are asked for. */
export const pageOfEnergyContracts = (
  db: EnergieDb,
  { state = 'active', ...asked }: Asked,
): Promise<PageOf<EnergyContract>> =>
  pageOfList(
    db,
    energyContractsCalls.getPaginatedEnergyContracts.list,
    { ...asked, state },
    {
      from: sql`energie.energy_contract row`,
      id: sql`row.id`,
      within: sql`true`,
      orders: {
        name: [sql`row.search_text`],
        supplier: [sql`row.supplier`, sql`row.search_text`],
        direction: [sql`row.direction`, sql`row.search_text`],
        startsOn: [sql`row.starts_on`, sql`row.search_text`],
        endsOn: [sql`row.ends_on`, sql`row.search_text`],
      },
      filters: { state: chosen => sql`(row.archived_at is not null) = ${chosen === 'archived'}` },
      matching: words => matches('energie.energy_contract', 'row', words),
      rows: ids => rowsOf(db).where('row.id', 'in', eachOf(ids)).execute(),
    },
  )

/** @throws Refusal 404 */
export async function energyContractById(db: EnergieDb, id: string): Promise<EnergyContract> {
  const row = await rowsOf(db).where('row.id', '=', id).executeTakeFirst()
  if (!row) throw notFound()
  return row
}

/** What a contract may name. */
export async function choicesOfEnergyContracts(db: EnergieDb): Promise<EnergyContractChoices> {
  const inUse = (
    table: 'energie.energy_company' | 'energie.meter' | 'energie.billing_period' | 'energie.invoice_type',
  ) =>
    db
      .selectFrom(table)
      .select(['id', 'name'])
      .where('archivedAt', 'is', null)
      .orderBy('nameKey')
      .orderBy('id')
      .execute()
  const [companies, meters, billingPeriods, invoiceTypes] = [
    await inUse('energie.energy_company'),
    await inUse('energie.meter'),
    await inUse('energie.billing_period'),
    await inUse('energie.invoice_type'),
  ]
  return { companies, meters, billingPeriods, invoiceTypes }
}
