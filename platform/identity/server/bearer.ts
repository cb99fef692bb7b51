import type { Visit } from '#kernel/server/answers.ts'
import type { PlatformDb } from '#platform/platform-db.ts'
import type { IdentityGiven } from './identity-parts.ts'
import { judgeSession, tokenExpired } from './judge-session.ts'
import { type OwnSession, sessionOf } from './session-row.ts'
import { type Ticket, type TicketKind, ticketOf } from './tickets.ts'
import { readToken } from './tokens.ts'

/** Who speaks in `Authorization`: by his session, or by the ticket of a login's missing step. */
export type Bearer = { userId: string; session: OwnSession } | { userId: string; ticket: Ticket }

export const bearerToken = (visit: Visit) => visit.header('authorization')?.replace(/^Bearer /i, '')

/** @throws Refusal 401 when it is neither a living session's token nor a ticket for this step */
export async function bearerOf(
  db: PlatformDb,
  { visit, keys, clock }: Pick<IdentityGiven, 'visit' | 'keys' | 'clock'>,
  kind: TicketKind,
): Promise<Bearer> {
  const token = bearerToken(visit)
  if (token === undefined) throw tokenExpired()
  const claims = readToken(token)
  if (!claims) {
    const ticket = await ticketOf(db, clock, kind, token)
    return { userId: ticket.userId, ticket }
  }
  const row = await sessionOf(db, claims.sessionId)
  const verdict = judgeSession(keys, 'access', claims, row, clock.now().epochMilliseconds)
  if ('refusal' in verdict) throw verdict.refusal
  return { userId: verdict.session.userId, session: verdict.session }
}
