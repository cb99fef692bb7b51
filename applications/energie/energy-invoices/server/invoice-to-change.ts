import { Refusal } from '#kernel/server/errors.ts'
import { requireUnchanged, takeForChange } from '#kernel/server/take-for-change.ts'
import type { EnergieDb } from '#energie/energie-db.ts'
import { requirePrices } from '#energie/sees-prices.ts'
import type { KindOfEvent, StateOfInvoice } from '../energy-invoice.model.ts'
import type { Asking } from './energy-invoices.queries.ts'

type Wanted = { id: string; version: number; from: readonly StateOfInvoice[] }

/**
 * The invoice, held.
 * @throws Refusal 404; 400 PRICES_UNSEEN; 409 TRANSITION_INVALID in another state, VERSION_CONFLICT
 */
export async function invoiceToChange(given: Asking, { id, version, from }: Wanted) {
  const standing = await takeForChange(
    given.db
      .selectFrom('energie.energy_invoice')
      .select(['id', 'state', 'version', 'contractId'])
      .where('id', '=', id)
      .$castTo<{ id: string; state: StateOfInvoice; version: number; contractId: string }>(),
  )
  await requirePrices(given)
  if (!from.includes(standing.state))
    throw new Refusal(409, 'TRANSITION_INVALID', `energie.energy-invoices.not-possible.${standing.state}`)
  requireUnchanged(standing, { version })
  return standing
}

type Event = { invoiceId: string; kind: KindOfEvent; text?: string | null; at: string; byId?: string | null }

export const noteEvent = (db: EnergieDb, event: Event) =>
  db.insertInto('energie.energy_invoice_event').values(event).execute()
