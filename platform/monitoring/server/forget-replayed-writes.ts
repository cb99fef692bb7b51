import type { Job } from '#kernel/server/jobs.ts'
import { daysOfReplay } from '#kernel/server/replay.ts'
import { inEachClientEvenClosed } from '#platform/in-each-client.server.ts'
import type { PlatformDb } from '#platform/platform-db.ts'

/** Each night: nobody sends a write again after a week. */
export const forgetReplayedWritesJob: Job = {
  name: 'forget-replayed-writes',
  cron: '50 3 * * *',
  run: ({ databases, clock }) => {
    const oldest = clock
      .now()
      .subtract({ hours: 24 * daysOfReplay })
      .toString()
    return inEachClientEvenClosed(databases, (db: PlatformDb) =>
      db.deleteFrom('kernel.replayed_write').where('at', '<', oldest).execute(),
    )
  },
}
