import { sql } from 'kysely'
import type { Given } from '#kernel/server/answers.ts'
import { forbidden, wrongField } from '#kernel/server/errors.ts'
import type { InputOf } from '#kernel/shared/call.ts'
import { nextReference } from '#platform/numbering/numbering.server.ts'
import type { DemandesDb, DemandesTables } from '#demandes/demandes-db.ts'
import { amountOf, needsApprovalAgain, percentMore } from '../request-rules.model.ts'
import type { requestsCalls } from '../requests.calls.ts'
import { askAgain } from './decide-request.ts'
import { requestById } from './request-in-full.queries.ts'
import { companiesWithPrices } from './request-scope.ts'
import { moveRequest, requestToChange } from './request-to-change.ts'
import { tellRequester } from './tell-requester.ts'

type Order = typeof requestsCalls.orderRequest

/**
 * Numbered by year and company without a gap, CA26-0001, in the transaction that orders: what goes back to be approved burns
 * no number. A price that is not said stays what was estimated.
 * @throws Refusal 404; 403 of prices that one may not see; 409; 400 of a supplier or a line that is not there, PRICE_MISSING, PROMISED_PAST
 */
export async function orderRequest(given: Given<Order, DemandesTables>, { id, version, ...order }: InputOf<Order>) {
  const { db, clock } = given
  const standing = await requestToChange(given, id, { from: ['approved'], version, can: 'order' })
  const { supplierId, supplierReference, promisedOn, prices } = order
  const today = clock.today()
  if (prices.length > 0 && !(await companiesWithPrices(given)).has(standing.companyId)) throw forbidden()
  if (promisedOn !== null && promisedOn < today.toString())
    throw wrongField('promisedOn', 'PROMISED_PAST', 'demandes.request.promised-past')
  await requireSupplier(db, supplierId)
  const lines = await pricedLines(db, id, prices)
  const amountCents = amountOf(lines)
  if (amountCents === null) throw wrongField('prices', 'PRICE_MISSING', 'demandes.request.price-missing')
  const at = clock.now().toString()
  for (const { id: lineId, price } of lines)
    await sql`update demandes.request_line set ordered_price = ${price} where id = ${lineId}`.execute(db)
  if (needsApprovalAgain(standing.estimatedCents, amountCents)) {
    const percent = percentMore(standing.estimatedCents ?? 0, amountCents)
    await askAgain(given, standing, { amountCents, percent, at })
    return requestById(given, id)
  }
  const orderNumber = await nextReference(db, {
    series: 'purchase-order',
    ownerId: standing.companyId,
    year: today.year,
    mark: 'CA',
    digits: 4,
  })
  await moveRequest(db, standing, {
    to: 'ordered',
    kind: 'ordered',
    at,
    more: {
      supplierId,
      supplierReference,
      promisedOn,
      orderNumber,
      orderedOn: today.toString(),
      orderedCents: amountCents,
    },
  })
  await tellRequester(given, standing, 'ordered')
  return requestById(given, id)
}

async function requireSupplier(db: DemandesDb, supplierId: string) {
  const { rows } = await sql`
    select from platform.partner where id = ${supplierId} and archived_at is null and 'supplier' = any(roles)`.execute(
    db,
  )
  if (rows.length === 0) throw wrongField('supplierId', 'unknown', 'demandes.request.unknown-supplier')
}

type Prices = InputOf<Order>['prices']

async function pricedLines(db: DemandesDb, requestId: string, prices: Prices) {
  const { rows } = await sql<{ id: string; quantity: number; price: number | null }>`
    select id, quantity::float8 as quantity, coalesce(ordered_price, estimated_price)::float8 as price
      from demandes.request_line where request_id = ${requestId} order by rank`.execute(db)
  const asked = new Map(prices.map(({ lineId, price }) => [lineId, price]))
  for (const lineId of asked.keys())
    if (!rows.some(({ id }) => id === lineId)) throw wrongField('prices', 'unknown', 'demandes.request.unknown-line')
  return rows.map(line => ({ ...line, price: asked.get(line.id) ?? line.price }))
}
