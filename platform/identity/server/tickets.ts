import { createHash, randomBytes } from 'node:crypto'
import type { Clock } from '#kernel/server/clock.ts'
import type { PlatformDb } from '#platform/platform-db.ts'
import { tokenExpired } from './judge-session.ts'

/** The step that a ticket is good for. */
export type TicketKind = 'mfa' | 'mfaEnrol' | 'password'

export type Ticket = { hash: Buffer; userId: string; mfaAt: string | null }

/** Seconds. */
const life = 300
const mostTries = 5

const digestOf = (ticket: string) => createHash('sha256').update(ticket).digest()

/** A proof of what a login has found out so far, good for its missing step alone. */
export async function giveTicket(
  db: PlatformDb,
  clock: Clock,
  { kind, userId, mfaAt = null }: { kind: TicketKind; userId: string; mfaAt?: string | null },
) {
  const ticket = randomBytes(32).toString('base64url')
  await db
    .insertInto('platform.ticket')
    .values({
      tokenHash: digestOf(ticket),
      kind,
      userId,
      mfaAt,
      expiresAt: clock.now().add({ seconds: life }).toString(),
    })
    .execute()
  return { ticket, expiresIn: life }
}

/**
 * What a ticket proves.
 * @throws Refusal 401 TOKEN_EXPIRED when it is unknown, too old, used up, or of a person who was disabled
 */
export async function ticketOf(
  db: PlatformDb,
  clock: Clock,
  kind: TicketKind,
  ticket: string | undefined,
): Promise<Ticket> {
  const row = await db
    .selectFrom('platform.ticket as t')
    .innerJoin('platform.user as u', 'u.id', 't.userId')
    .select(['t.tokenHash', 't.userId', 't.mfaAt'])
    .where('t.tokenHash', '=', digestOf(ticket ?? ''))
    .where('t.kind', '=', kind)
    .where('t.usedAt', 'is', null)
    .where('t.expiresAt', '>', clock.now().toString())
    .where('u.active', '=', true)
    .executeTakeFirst()
  if (!row) throw tokenExpired()
  return { hash: row.tokenHash, userId: row.userId, mfaAt: row.mfaAt }
}

/**
 * Counts a try before it is made, so that tries at the same moment are no more than the others. It must be committed
 * whatever becomes of the try.
 * @throws Refusal 401 TOKEN_EXPIRED when the five are used up
 */
export async function countTry(db: PlatformDb, { hash }: Ticket) {
  const counted = await db
    .updateTable('platform.ticket')
    .set(eb => ({ tries: eb('tries', '+', 1) }))
    .where('tokenHash', '=', hash)
    .where('tries', '<', mostTries)
    .returning('tries')
    .executeTakeFirst()
  if (!counted) throw tokenExpired()
}

/**
 * The step succeeded: the ticket is good for nothing any more.
 * @throws Refusal 401 TOKEN_EXPIRED when somebody else was faster
 */
export async function useUp(db: PlatformDb, clock: Clock, { hash }: Ticket) {
  const used = await db
    .updateTable('platform.ticket')
    .set({ usedAt: clock.now().toString() })
    .where('tokenHash', '=', hash)
    .where('usedAt', 'is', null)
    .returning('tokenHash')
    .executeTakeFirst()
  if (!used) throw tokenExpired()
}

/** Logins that wait for one of these steps begin anew. */
export async function forgetTickets(db: PlatformDb, userId: string, kinds: readonly TicketKind[]) {
  await db.deleteFrom('platform.ticket').where('userId', '=', userId).where('kind', 'in', kinds).execute()
}

/** Tickets of sockets too; nobody asks for one of yesterday. */
export async function forgetOldTickets(db: PlatformDb, clock: Clock) {
  await db
    .deleteFrom('platform.ticket')
    .where('expiresAt', '<', clock.now().subtract({ hours: 24 }).toString())
    .execute()
}
