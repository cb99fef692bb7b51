import type { Job } from '#kernel/server/jobs.ts'
import { eraseProofs, noteSecurity } from '#platform/identity/identity.server.ts'
import { sql } from 'kysely'
import type { PlatformDb } from '#platform/platform-db.ts'

const kept = { hours: 30 * 24 }

type Erased = { id: string; avatarKey: string | null; pictureKey: string | null }

/** Each night, of accounts closed for thirty days, only the name is left: it stays on what the person wrote. */
export const eraseDisabledAccountsJob: Job = {
  name: 'erase-disabled-accounts',
  cron: '35 2 * * *',
  run: async ({ databases, clock, files }) => {
    const now = clock.now()
    const erased = await databases.transaction('auth', { readOnly: false }, async (db: PlatformDb) => {
      const { rows } = await sql<Erased>`
        update platform.user
           set erased_at = ${now.toString()}, mail = id || '@erased.invalid', jobtitle = null, avatar_key = null,
               picture_key = null, super_admin = false, super_dev = false, version = version + 1
         where disabled_at <= ${now.subtract(kept).toString()} and erased_at is null and not active
        returning id, old.avatar_key, old.picture_key`.execute(db)
      for (const { id } of rows) {
        await eraseProofs(db, id)
        await sql`update platform.client_user set invited_as = invited_as - 'mail' - 'jobtitle' where user_id = ${id}`.execute(
          db,
        )
        await noteSecurity(db, 'ACCOUNT_CHANGED', { userId: id, detail: { what: 'erased' } })
      }
      return rows
    })
    for (const { avatarKey, pictureKey } of erased)
      for (const key of [avatarKey, pictureKey]) if (key) await files.remove(key)
  },
}
