import { timingSafeEqual } from 'node:crypto'
import type { Keys } from '#kernel/server/secrets.ts'
import { Refusal } from '#kernel/server/errors.ts'

/** A shift, and what goes over it. */
const hoursOfTicket = 12

type Keyed = { keys: Pick<Keys, 'fingerprint'>; caller: { clientId?: string | undefined } }

/** What a tablet says with each act of whoever typed his code on it. No row keeps it: it proves itself. */
export function ticketOf({ keys, caller }: Keyed, operatorId: string, now: Temporal.Instant) {
  const until = now.add({ hours: hoursOfTicket })
  const said = `${operatorId}.${Math.floor(until.epochMilliseconds / 1_000)}`
  return { ticket: `${said}.${proofOf(keys, caller.clientId, said).toString('base64url')}`, until: until.toString() }
}

/**
 * Who says so, judged at the instant of the act: what waited for the network stays good. Null without a ticket.
 * @throws Refusal 409 OPERATOR_UNKNOWN of one that is over, of another client, or that nobody gave
 */
export function operatorOf({ keys, caller }: Keyed, ticket: string | undefined, at: string): string | null {
  if (!ticket) return null
  const [operatorId = '', until = '', proof = ''] = ticket.split('.')
  const given = Buffer.from(proof, 'base64url')
  const right = proofOf(keys, caller.clientId, `${operatorId}.${until}`)
  const isOver = Number(until) * 1_000 < Temporal.Instant.from(at).epochMilliseconds
  if (given.length !== right.length || !timingSafeEqual(given, right) || isOver)
    throw new Refusal(409, 'OPERATOR_UNKNOWN', 'atelier.operator.say-again')
  return operatorId
}

const proofOf = (keys: Keyed['keys'], clientId: string | undefined, said: string) =>
  keys.fingerprint('operator ticket', `${clientId}.${said}`)
