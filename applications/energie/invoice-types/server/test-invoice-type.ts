import { notFound, Refusal } from '#kernel/server/errors.ts'
import { requirePrices } from '#energie/sees-prices.ts'
import type { Computed } from '../invoice-type.model.ts'
import { computedOn } from './computed-on.queries.ts'
import { type Asking, invoiceTypeInFull } from './invoice-types.queries.ts'
import { typeToChange } from './write-invoice-type.ts'

type Asked = { id: string; contractId: string; from: string; to: string }

/** The draft is tried once something came of it. @throws Refusal 404; 400 PRICES_UNSEEN, NOT_PAST */
export async function testInvoiceType(given: Asking, { id, contractId, ...period }: Asked): Promise<Computed> {
  await requirePrices(given)
  await typeToChange(given.db, id)
  if (period.to >= given.clock.today().toString()) throw new Refusal(400, 'NOT_PAST', 'energie.invoice-types.not-past')
  const [newest] = (await invoiceTypeInFull(given, id)).versions
  if (!newest) throw notFound()
  const computed = await computedOn(given.db, { version: newest, contractId, period })
  if (newest.activeFrom === null && computed.missing.length === 0)
    await given.db
      .updateTable('energie.invoice_type_version')
      .set({ testedAt: given.clock.now().toString() })
      .where('id', '=', newest.id)
      .execute()
  return computed
}
