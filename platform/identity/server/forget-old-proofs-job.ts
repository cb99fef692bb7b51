import type { Job } from '#kernel/server/jobs.ts'
import type { PlatformDb } from '#platform/platform-db.ts'
import { forgetOldAttempts } from './attempts.ts'
import { forgetOldDevices } from './known-devices.ts'
import { forgetOldLinks } from './links.ts'
import { forgetOldRoundTrips } from './round-trips.ts'
import { forgetOldTickets } from './tickets.ts'

/** Each hour: counters, tickets, links and devices that say nothing any more are forgotten. */
export const forgetOldProofsJob: Job = {
  name: 'forget-old-proofs',
  cron: '20 * * * *',
  run: ({ databases, clock }) =>
    databases.transaction('auth', { readOnly: false }, async (db: PlatformDb) => {
      await forgetOldAttempts(db, clock)
      await forgetOldTickets(db, clock)
      await forgetOldLinks(db, clock)
      await forgetOldRoundTrips(db, clock)
      await forgetOldDevices(db, clock)
    }),
}
