import { createHash, randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import type { Given } from '#kernel/server/answers.ts'
import type { Clock } from '#kernel/server/clock.ts'
import type { Databases } from '#kernel/server/db.ts'
import type { SocketOwner } from '#kernel/server/socket-rooms.ts'
import type { PlatformDb, PlatformTables } from '#platform/platform-db.ts'
import type { identityCalls } from '../identity.calls.ts'

type Ask = typeof identityCalls.socketTicket

/** Seconds: long enough to open a socket, too short to be worth stealing. */
const ticketLife = 30

const digestOf = (ticket: string) => createHash('sha256').update(ticket).digest()

/** A ticket that opens one socket, in the client of the request; a token never travels in an address. */
export async function giveSocketTicket({ db, caller, clock }: Given<Ask, PlatformTables>) {
  const ticket = randomBytes(32).toString('base64url')
  await db
    .insertInto('platform.ticket')
    .values({
      tokenHash: digestOf(ticket),
      kind: 'socket',
      userId: caller.userId,
      sessionId: caller.sessionId,
      clientId: caller.clientId ?? null,
      expiresAt: clock.now().add({ seconds: ticketLife }).toString(),
    })
    .execute()
  return { ticket, expiresIn: ticketLife }
}

/** Uses a ticket up: whose socket it opens, or undefined when it is unknown, used, too old, or its session is over. */
export const redeemSocketTicket = (databases: Databases, clock: Clock, ticket: string) =>
  databases.transaction('auth', { readOnly: false }, async (db: PlatformDb): Promise<SocketOwner | undefined> => {
    const now = clock.now().toString()
    const { rows } = await sql<SocketOwner>`
      update platform.ticket t set used_at = ${now}
        from platform.session s
       where t.token_hash = ${digestOf(ticket)} and t.kind = 'socket' and t.used_at is null and t.expires_at > ${now}
         and s.id = t.session_id and s.revoked_at is null
      returning t.user_id, t.session_id, s.connection_uid,
        t.client_id,
        array(select su.service_id from platform.service_user su
               where su.client_id = t.client_id and su.user_id = t.user_id) as "serviceIds"`.execute(db)
    return rows[0]
  })
