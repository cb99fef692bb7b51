import { sql } from 'kysely'
import type { Listener } from '#kernel/server/events.ts'
import { memberRoom } from '#kernel/server/socket-rooms.ts'
import { envelopeChanged } from '../envelopes.signals.ts'

export const envelopeMoved = 'envelope.moved'

type Concerned = { clientId: string; userId: string }

/** Has the tabs of those whom an envelope concerns show it as it stands; whose turn has not come hears nothing of it. */
export const tellEnvelopeChanged: Listener = {
  kind: envelopeMoved,
  hear: async (db, { envelopeId }, { signals }) => {
    const id = String(envelopeId)
    const { rows } = await sql<Concerned>`
      select v.client_id as "clientId", v.sender_id as "userId" from platform.envelope v where v.id = ${id}
      union
      select v.client_id, v.on_behalf_of_id from platform.envelope v where v.id = ${id} and v.on_behalf_of_id is not null
      union
      select r.client_id, r.user_id from platform.recipient r
       where r.envelope_id = ${id} and r.user_id is not null and r.status <> 'waiting'`.execute(db)
    for (const { clientId, userId } of rows) signals.tell(memberRoom(clientId, userId), envelopeChanged, { id })
  },
}
