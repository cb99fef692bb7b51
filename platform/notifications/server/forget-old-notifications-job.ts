import type { Job } from '#kernel/server/jobs.ts'
import { inEachClientEvenClosed } from '#platform/in-each-client.server.ts'

const keptDays = 90

/** Each night: what is older than 90 days is forgotten, read or not. */
export const forgetOldNotificationsJob: Job = {
  name: 'forget-old-notifications',
  cron: '40 2 * * *',
  run: async ({ databases, clock }) => {
    const since = clock.now().subtract({ hours: 24 * keptDays })
    await inEachClientEvenClosed(databases, db =>
      db.deleteFrom('platform.notification').where('createdAt', '<', since.toString()).execute(),
    )
  },
}
