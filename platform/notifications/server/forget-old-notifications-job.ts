import type { Job } from '#kernel/server/jobs.ts'
import type { PlatformDb } from '#platform/platform-db.ts'

const keptDays = 90

/** Each night: what is older than 90 days is forgotten, read or not. */
export const forgetOldNotificationsJob: Job = {
  name: 'forget-old-notifications',
  cron: '40 2 * * *',
  run: async ({ databases, clock }) => {
    const since = clock.now().subtract({ hours: 24 * keptDays })
    const clients = await databases.query<{ id: string }>('platform', 'clients', 'select id from platform.client', [])
    for (const { id } of clients) {
      await databases.transaction('platform', { clientId: id, readOnly: false }, (db: PlatformDb) =>
        db.deleteFrom('platform.notification').where('created_at', '<', since.toString()).execute(),
      )
    }
  },
}
