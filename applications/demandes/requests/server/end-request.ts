import type { Given } from '#kernel/server/answers.ts'
import { wrongField } from '#kernel/server/errors.ts'
import type { InputOf } from '#kernel/shared/call.ts'
import type { DemandesTables } from '#demandes/demandes-db.ts'
import type { requestsCalls } from '../requests.calls.ts'
import { requestById } from './request-in-full.queries.ts'
import { moveRequest, noteEvent, requestToChange } from './request-to-change.ts'

type Close = typeof requestsCalls.closeRequest
type Cancel = typeof requestsCalls.cancelRequest
type Message = typeof requestsCalls.addRequestMessage

/** @throws Refusal 404; 403; 409; 400 REASON_REQUIRED while something is still to come */
export async function closeRequest(given: Given<Close, DemandesTables>, { id, version, reason }: InputOf<Close>) {
  const standing = await requestToChange(given, id, { from: ['partial', 'received'], version, can: 'close' })
  if (standing.state === 'partial' && reason === null)
    throw wrongField('reason', 'REASON_REQUIRED', 'demandes.request.close-reason')
  await moveRequest(given.db, standing, {
    to: 'closed',
    kind: 'closed',
    text: reason,
    at: given.clock.now().toString(),
  })
  return requestById(given, id)
}

/** @throws Refusal 404; 403; 409 once it is ordered */
export async function cancelRequest(given: Given<Cancel, DemandesTables>, { id, version, reason }: InputOf<Cancel>) {
  const standing = await requestToChange(given, id, {
    from: ['draft', 'submitted', 'approved'],
    version,
    can: 'cancel',
  })
  await moveRequest(given.db, standing, {
    to: 'cancelled',
    kind: 'cancelled',
    text: reason,
    at: given.clock.now().toString(),
  })
  return requestById(given, id)
}

/** @throws Refusal 404 */
export async function addRequestMessage(given: Given<Message, DemandesTables>, { id, text }: InputOf<Message>) {
  await requestById(given, id)
  await noteEvent(given.db, { requestId: id, kind: 'message', text, at: given.clock.now().toString() })
  return requestById(given, id)
}
