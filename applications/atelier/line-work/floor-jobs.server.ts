import type { Job } from '#kernel/server/jobs.ts'
import type { AtelierTables } from '#atelier/atelier-db.ts'
import { closeFinished } from '#atelier/fabrication-orders/fabrication-orders.server.ts'
import { inEachClient, inEachClientEvenClosed } from '#platform/in-each-client.server.ts'
import { forgetOldLines } from './server/log-of-floor.ts'
import { closeForgotten } from './server/people.ts'

/** Who is still noted at a line at 20:00 leaves it, flagged; what was finished the working day before is closed at noon; what tablets reported is forgotten after 30 days. */
export const floorJobs: readonly Job[] = [
  {
    name: 'close-forgotten-times',
    cron: '0 20 * * *',
    run: ({ databases, clock }) =>
      inEachClient<AtelierTables>(databases, db => closeForgotten(db, clock.now().toString())),
  },
  {
    name: 'close-finished-orders',
    cron: '0 12 * * *',
    run: ({ databases, clock }) => inEachClient<AtelierTables>(databases, db => closeFinished(db, clock.now())),
  },
  {
    name: 'forget-floor-log',
    cron: '20 2 * * *',
    run: ({ databases, clock }) =>
      inEachClientEvenClosed<AtelierTables>(databases, db => forgetOldLines(db, clock.now())),
  },
]
