import type { Given } from '#kernel/server/answers.ts'
import { Refusal, wrongField } from '#kernel/server/errors.ts'
import { emit } from '#kernel/server/events.ts'
import type { InputOf } from '#kernel/shared/call.ts'
import type { DemandesTables } from '#demandes/demandes-db.ts'
import type { KindOfRequest, RequestLine } from '../request.model.ts'
import { hasAllCome, isTooMuch } from '../request-rules.model.ts'
import type { requestsCalls } from '../requests.calls.ts'
import { requestById } from './request-in-full.queries.ts'
import { moveRequest, requestToChange } from './request-to-change.ts'
import { tellRequester } from './tell-requester.ts'

type Receive = typeof requestsCalls.receiveRequest
type Arrived = InputOf<Receive>['lines'][number]

/**
 * What came, in one or several times: the last full line makes the order received.
 * @throws Refusal 404; 403; 409 TRANSITION_INVALID; 400 of a line that is not there, OVER_RECEIVED, LOT_REQUIRED, REASON_REQUIRED
 */
export async function receiveRequest(
  given: Given<Receive, DemandesTables>,
  { id, deliveryReference, lines: arrived }: InputOf<Receive>,
) {
  const { db, clock } = given
  const standing = await requestToChange(given, id, { from: ['ordered', 'partial'], can: 'receive' })
  for (const [index, line] of arrived.entries()) requireReceivable(standing, line, index, arrived)
  const at = clock.now().toString()
  await db
    .insertInto('demandes.request_receipt')
    .values(arrived.map(line => ({ ...line, deliveryReference, receivedAt: at })))
    .execute()
  const isWhole = hasAllCome(
    standing.lines.map(line => ({ ...line, received: line.received + arrivedOf(line.id, arrived) })),
  )
  await moveRequest(db, standing, {
    to: isWhole ? 'received' : 'partial',
    kind: 'received',
    text: deliveryReference,
    at,
  })
  await emit(db, 'demandes.receipt-posted', { requestId: id, lineIds: arrived.map(({ lineId }) => lineId) })
  if (isWhole) await tellRequester(given, standing, 'received')
  return requestById(given, id)
}

type Standing = { kind: KindOfRequest; lines: readonly RequestLine[] }

function requireReceivable(
  { kind, lines }: Standing,
  { lineId, lotNumber, ammNumber, nonConform, reason }: Arrived,
  index: number,
  arrived: readonly Arrived[],
) {
  const at = (field: string) => `lines.${index}.${field}`
  const line = lines.find(one => one.id === lineId)
  if (!line) throw wrongField(at('lineId'), 'unknown', 'demandes.request.unknown-line')
  if (kind === 'phyto' && (lotNumber === null || ammNumber === null))
    throw wrongField(
      at(lotNumber === null ? 'lotNumber' : 'ammNumber'),
      'LOT_REQUIRED',
      'demandes.request.lot-required',
    )
  if (nonConform && reason === null)
    throw wrongField(at('reason'), 'REASON_REQUIRED', 'demandes.request.reason-required')
  const received = line.received + arrivedOf(lineId, arrived)
  if (reason === null && isTooMuch(line.quantity, received))
    throw new Refusal(400, 'OVER_RECEIVED', 'demandes.request.over-received', {
      values: { received: figure(received), ordered: figure(line.quantity) },
    })
}

const arrivedOf = (lineId: string, arrived: readonly Arrived[]) =>
  arrived.filter(one => one.lineId === lineId).reduce((sum, { quantity }) => sum + quantity, 0)

const figure = (quantity: number) => quantity.toLocaleString('fr', { maximumFractionDigits: 3 })
