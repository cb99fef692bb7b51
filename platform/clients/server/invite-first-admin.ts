import type { Clock } from '#kernel/server/clock.ts'
import type { Listener } from '#kernel/server/events.ts'
import type { Keys } from '#kernel/server/secrets.ts'
import { identityOutbox, inviteUser, noteSecurity } from '#platform/identity/identity.server.ts'
import type { PlatformDb } from '#platform/platform-db.ts'
import { FirstAdmin } from '../client.model.ts'

export const clientCreated = 'clientCreated'

/** A new client's first administrator: a member like another, made its admin. What was typed of him is then forgotten. */
export const hearClientCreated = (given: { clock: Clock; keys: Keys }): Listener => ({
  kind: clientCreated,
  outbox: identityOutbox,
  hear: async (db, { clientId }) => {
    if (typeof clientId === 'string') await inviteFirstAdmin(db as PlatformDb, given, clientId)
  },
})

async function inviteFirstAdmin(db: PlatformDb, given: { clock: Clock; keys: Keys }, clientId: string) {
  const client = await db
    .selectFrom('platform.client')
    .select('first_admin')
    .where('id', '=', clientId)
    .executeTakeFirst()
  if (!client?.first_admin) return
  const { firstname, name, mail, jobtitle } = FirstAdmin.parse(client.first_admin)
  const person = { firstname, name, mail, ...(jobtitle && { jobtitle }) }
  const { userId } = await inviteUser(db, given, { clientId, ...person })
  await db
    .updateTable('platform.client_user')
    .set({ admin: true, all_companies: true })
    .where('client_id', '=', clientId)
    .where('user_id', '=', userId)
    .execute()
  await db.updateTable('platform.client').set({ first_admin: null }).where('id', '=', clientId).execute()
  await noteSecurity(db, 'ROLE_CHANGED', { userId, clientId, detail: { admin: true } })
}
