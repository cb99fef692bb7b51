import { sql } from 'kysely'
import type { Rights } from '#kernel/server/answers.ts'
import type { Clock } from '#kernel/server/clock.ts'
import { eachOf } from '#kernel/server/each-of.ts'
import { notFound } from '#kernel/server/errors.ts'
import { matches } from '#kernel/server/matches.ts'
import { pageOfList } from '#kernel/server/page-of-list.ts'
import type { InputOf } from '#kernel/shared/call.ts'
import type { PageOf } from '#kernel/shared/page.ts'
import type { EnergieDb } from '#energie/energie-db.ts'
import { seesPrices } from '#energie/sees-prices.ts'
import type {
  InvoiceType,
  InvoiceTypeChoices,
  InvoiceTypeInFull,
  TypeComponent,
  TypeVersion,
} from '../invoice-type.model.ts'
import { invoiceTypesCalls } from '../invoice-types.calls.ts'
import { invoiceTypesElement } from '../invoice-types-place.model.ts'

export type Asking = { db: EnergieDb; rights: Rights; clock: Clock }

const rowsOf = async (db: EnergieDb, ids: readonly string[]) =>
  (
    await sql<InvoiceType>`
      select t.id, t.name, t.note, t.archived_at, t.version,
             (select max(v.active_from) from energie.invoice_type_version v where v.invoice_type_id = t.id) as active_from,
             exists (select from energie.invoice_type_version v
                      where v.invoice_type_id = t.id and v.active_from is null) as has_draft
        from energie.invoice_type t where t.id in ${eachOf(ids)}`.execute(db)
  ).rows

type Asked = InputOf<typeof invoiceTypesCalls.getInvoiceTypes>

/** A page of the types: those in use unless the others are asked for. */
export const pageOfInvoiceTypes = (
  db: EnergieDb,
  { state = 'active', ...asked }: Asked,
): Promise<PageOf<InvoiceType>> =>
  pageOfList(
    db,
    invoiceTypesCalls.getInvoiceTypes.list,
    { ...asked, state },
    {
      from: sql`energie.invoice_type row`,
      id: sql`row.id`,
      within: sql`true`,
      orders: { name: [sql`row.search_text`] },
      filters: { state: chosen => sql`(row.archived_at is not null) = ${chosen === 'archived'}` },
      matching: words => matches('energie.invoice_type', 'row', words),
      rows: ids => rowsOf(db, ids),
    },
  )

/** @throws Refusal 404 */
export async function invoiceTypeById(db: EnergieDb, id: string): Promise<InvoiceType> {
  const [row] = await rowsOf(db, [id])
  if (!row) throw notFound()
  return row
}

/** Those in use, by name. */
export async function choicesOfInvoiceTypes(db: EnergieDb): Promise<InvoiceTypeChoices> {
  const rateTables = await db
    .selectFrom('energie.rate_table')
    .select(['id', 'name', 'unit'])
    .where('archivedAt', 'is', null)
    .orderBy('nameKey')
    .orderBy('id')
    .$castTo<InvoiceTypeChoices['rateTables'][number]>()
    .execute()
  const contracts = await db
    .selectFrom('energie.energy_contract')
    .select(['id', 'name'])
    .where('archivedAt', 'is', null)
    .where('meterId', 'is not', null)
    .orderBy('nameKey')
    .orderBy('id')
    .execute()
  return { rateTables, contracts }
}

/** @throws Refusal 404 */
export async function invoiceTypeInFull(given: Asking, id: string): Promise<InvoiceTypeInFull> {
  const type = await invoiceTypeById(given.db, id)
  const sees = await seesPrices(given)
  const writes = type.archivedAt === null && sees && (await given.rights.level(invoiceTypesElement)) >= 2
  const versions = await versionsOf(given.db, id, sees)
  const draft = versions.find(({ activeFrom }) => activeFrom === null)
  return { ...type, versions, can: { edit: writes, test: writes, activate: writes && draft?.testedAt != null } }
}

export async function versionsOf(db: EnergieDb, id: string, sees: boolean): Promise<TypeVersion[]> {
  const { rows: versions } = await sql<Omit<TypeVersion, 'components'>>`
    select v.id, v.number::int as number, v.active_from, v.tested_at, v.factor_table_id, f.name as factor_table
      from energie.invoice_type_version v left join energie.rate_table f on f.id = v.factor_table_id
     where v.invoice_type_id = ${id} order by v.number desc limit 100`.execute(db)
  const { rows: components } = await sql<TypeComponent & { typeVersionId: string }>`
    select c.id, c.type_version_id, c.name, c.kind, c.price::float8 as price, c.multiple::float8 as multiple, c.series,
           c.least_price::float8 as least, c.most_price::float8 as most,
           c.rate_table_id, r.name as rate_table, c.vat_table_id, t.name as vat_table
      from energie.invoice_component c
      left join energie.rate_table r on r.id = c.rate_table_id
      left join energie.rate_table t on t.id = c.vat_table_id
     where c.type_version_id in ${eachOf(versions.map(version => version.id))} order by c.rank, c.id`.execute(db)
  const byVersion = Map.groupBy(components, ({ typeVersionId }) => typeVersionId)
  return versions.map(version => ({
    ...version,
    components: (byVersion.get(version.id) ?? []).map(
      ({ typeVersionId: _version, price, least, most, ...component }) => ({
        ...component,
        ...(sees && { price, least, most }),
      }),
    ),
  }))
}
