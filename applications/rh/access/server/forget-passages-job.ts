import type { Job } from '#kernel/server/jobs.ts'
import { businessZone } from '#kernel/shared/business-zone.ts'
import { inEachClientEvenClosed } from '#platform/in-each-client.server.ts'
import type { RhDb } from '#rh/rh-db.ts'
import { monthsKept } from '../passage.model.ts'

/** Each night: who came through a gate is forgotten after three months. */
export const forgetPassagesJob: Job = {
  name: 'forget-passages',
  cron: '50 3 * * *',
  run: ({ databases, clock }) => {
    const oldest = clock.now().toZonedDateTimeISO(businessZone).subtract({ months: monthsKept }).toInstant().toString()
    return inEachClientEvenClosed(databases, (db: RhDb) =>
      db.deleteFrom('rh.passage').where('at', '<', oldest).execute(),
    )
  },
}
