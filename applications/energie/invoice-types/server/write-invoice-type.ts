import { sql } from 'kysely'
import { setArchived } from '#kernel/server/archive.ts'
import { wrongField } from '#kernel/server/errors.ts'
import { isFreeName } from '#kernel/server/free-name.ts'
import { requireUnchanged, takeForChange } from '#kernel/server/take-for-change.ts'
import type { EnergieDb } from '#energie/energie-db.ts'
import { requirePrices } from '#energie/sees-prices.ts'
import type { ComponentFields, InvoiceTypeFields } from '../invoice-type.model.ts'
import { type Asking, choicesOfInvoiceTypes, invoiceTypeById, invoiceTypeInFull } from './invoice-types.queries.ts'

/** @throws Refusal 400 PRICES_UNSEEN, on a name that is taken, or a rate of another kind */
export async function createInvoiceType(given: Asking, { name, note, ...made }: InvoiceTypeFields) {
  await requirePrices(given)
  await requireFreeName(given.db, name)
  await requireRates(given.db, made)
  const { id } = await given.db
    .insertInto('energie.invoice_type')
    .values({ name, note })
    .returning('id')
    .executeTakeFirstOrThrow()
  await writeDraft(given.db, { invoiceTypeId: id, number: 1 }, made)
  return invoiceTypeInFull(given, id)
}

type Change = InvoiceTypeFields & { id: string; version: number }

/** @throws Refusal 404; 400 as above; 409 when somebody saved since it was read */
export async function editInvoiceType(given: Asking, { id, version, name, note, ...made }: Change) {
  await requirePrices(given)
  const { db } = given
  requireUnchanged(await typeToChange(db, id), { version })
  await requireFreeName(db, name, id)
  await requireRates(db, made)
  await ofOne(db, id)
    .set({ name, note, version: version + 1 })
    .execute()
  const { rows } = await sql<{ number: number }>`
    delete from energie.invoice_type_version where invoice_type_id = ${id} and active_from is null
    returning number::int as number`.execute(db)
  const { rows: last } = await sql<{ number: number }>`
    select coalesce(max(number), 0)::int as number from energie.invoice_type_version where invoice_type_id = ${id}`.execute(
    db,
  )
  await writeDraft(db, { invoiceTypeId: id, number: rows[0]?.number ?? (last[0]?.number ?? 0) + 1 }, made)
  return invoiceTypeInFull(given, id)
}

/** It is no longer proposed, and stays where it is named. @throws Refusal 404 */
export async function archiveInvoiceType({ db, clock }: Asking, id: string) {
  await setArchived(ofOne(db, id), clock.now().toString())
  return invoiceTypeById(db, id)
}

/** @throws Refusal 404; 400 when another has taken its name meanwhile */
export async function restoreInvoiceType({ db }: Asking, id: string) {
  const { name } = await typeToChange(db, id)
  await requireFreeName(db, name, id)
  await setArchived(ofOne(db, id), null)
  return invoiceTypeById(db, id)
}

const ofOne = (db: EnergieDb, id: string) => db.updateTable('energie.invoice_type').where('id', '=', id)

/** Held, so that two who change a type come one after the other. @throws Refusal 404 */
export const typeToChange = (db: EnergieDb, id: string) =>
  takeForChange(db.selectFrom('energie.invoice_type').select(['name', 'version']).where('id', '=', id))

async function writeDraft(
  db: EnergieDb,
  version: { invoiceTypeId: string; number: number },
  { factorTableId, components }: Pick<InvoiceTypeFields, 'factorTableId' | 'components'>,
) {
  const { id } = await db
    .insertInto('energie.invoice_type_version')
    .values({ ...version, factorTableId })
    .returning('id')
    .executeTakeFirstOrThrow()
  await db
    .insertInto('energie.invoice_component')
    .values(
      components.map(({ least, most, ...component }, place) => ({
        ...component,
        leastPrice: least,
        mostPrice: most,
        typeVersionId: id,
        rank: place + 1,
      })),
    )
    .execute()
}

/** A component goes by a price, VAT by a percentage, gas by a factor. */
async function requireRates(
  db: EnergieDb,
  { factorTableId, components }: { factorTableId: string | null; components: readonly ComponentFields[] },
) {
  const { rateTables } = await choicesOfInvoiceTypes(db)
  const isOf = (id: string | null, units: readonly string[]) =>
    id === null || rateTables.some(table => table.id === id && units.includes(table.unit))
  if (!isOf(factorTableId, ['factor'])) throw wrongField('factorTableId', 'unknown', 'energie.invoice-types.wrong-rate')
  for (const [place, { rateTableId, vatTableId }] of components.entries()) {
    if (!isOf(rateTableId, ['eur_mwh', 'eur_month']))
      throw wrongField(`components.${place}.rateTableId`, 'unknown', 'energie.invoice-types.wrong-rate')
    if (!isOf(vatTableId, ['percent']))
      throw wrongField(`components.${place}.vatTableId`, 'unknown', 'energie.invoice-types.wrong-rate')
  }
}

async function requireFreeName(db: EnergieDb, name: string, ownId?: string) {
  const living = db.selectFrom('energie.invoice_type').select(['id', 'name']).where('archivedAt', 'is', null)
  if (!(await isFreeName(living, name, ownId))) throw wrongField('name', 'taken', 'kernel.record.name-taken')
}
