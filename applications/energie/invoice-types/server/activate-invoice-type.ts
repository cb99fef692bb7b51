import { Refusal } from '#kernel/server/errors.ts'
import { requireUnchanged } from '#kernel/server/take-for-change.ts'
import { requirePrices } from '#energie/sees-prices.ts'
import { type Asking, invoiceTypeInFull } from './invoice-types.queries.ts'
import { typeToChange } from './write-invoice-type.ts'

type Asked = { id: string; version: number; activeFrom: string }

/** @throws Refusal 404; 400 PRICES_UNSEEN; 409 NO_DRAFT, NOT_TESTED, ACTIVE_BEFORE, VERSION_CONFLICT */
export async function activateInvoiceType(given: Asking, { id, version, activeFrom }: Asked) {
  await requirePrices(given)
  requireUnchanged(await typeToChange(given.db, id), { version })
  const { versions } = await invoiceTypeInFull(given, id)
  const draft = versions.find(one => one.activeFrom === null)
  if (!draft) throw new Refusal(409, 'NO_DRAFT', 'energie.invoice-types.no-draft')
  if (draft.testedAt === null) throw new Refusal(409, 'NOT_TESTED', 'energie.invoice-types.not-tested')
  if (versions.some(one => one.activeFrom !== null && one.activeFrom >= activeFrom))
    throw new Refusal(409, 'ACTIVE_BEFORE', 'energie.invoice-types.active-before')
  await given.db.updateTable('energie.invoice_type_version').set({ activeFrom }).where('id', '=', draft.id).execute()
  await given.db
    .updateTable('energie.invoice_type')
    .set({ version: version + 1 })
    .where('id', '=', id)
    .execute()
  return invoiceTypeInFull(given, id)
}
