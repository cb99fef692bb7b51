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
    .select('firstAdmin')
    .where('id', '=', clientId)
    .executeTakeFirst()
  if (!client?.firstAdmin) return
  const { firstname, name, mail, jobtitle } = FirstAdmin.parse(client.firstAdmin)
  const person = { firstname, name, mail, ...(jobtitle && { jobtitle }) }
  const { userId } = await inviteUser(db, given, { clientId, ...person })
  await db
    .updateTable('platform.client_user')
    .set({ admin: true, allCompanies: true })
    .where('clientId', '=', clientId)
    .where('userId', '=', userId)
    .execute()
  await db.updateTable('platform.client').set({ firstAdmin: null }).where('id', '=', clientId).execute()
  await noteSecurity(db, 'ROLE_CHANGED', { userId, clientId, detail: { admin: true } })
}
