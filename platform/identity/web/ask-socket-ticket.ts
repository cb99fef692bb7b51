import { fetchCall } from '#kernel/web/api.ts'
import type { AskTicket } from '#kernel/web/live.ts'
import { identityCalls } from '../identity.calls.ts'

/** The ticket of one socket. A refusal ends the session as that of any call does; a maintenance is told by others. */
export const askSocketTicket: AskTicket = async () => {
  const { ticket } = await fetchCall(identityCalls.socketTicket, {}, { staysOnPage: true })
  return ticket
}
