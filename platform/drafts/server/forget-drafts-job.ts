import type { Job } from '#kernel/server/jobs.ts'
import { inEachClientEvenClosed } from '#platform/in-each-client.server.ts'

const keptDays = 7

/** Each night: what nobody came back to is forgotten. */
export const forgetDraftsJob: Job = {
  name: 'forget-drafts',
  cron: '20 3 * * *',
  run: ({ databases, clock }) => {
    const oldest = clock
      .now()
      .subtract({ hours: keptDays * 24 })
      .toString()
    return inEachClientEvenClosed(databases, db =>
      db.deleteFrom('platform.draft').where('savedAt', '<', oldest).execute(),
    )
  },
}
