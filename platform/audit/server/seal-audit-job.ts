import type { Job } from '#kernel/server/jobs.ts'
import { inEachClientEvenClosed } from '#platform/in-each-client.server.ts'
import type { PlatformDb } from '#platform/platform-db.ts'
import { sealDays } from './seal-days.ts'
import { sealedTables } from './sealed-tables.queries.ts'

/** Each night, well after the last transaction of the day before has ended (security promise 55). */
export const sealAuditJob: Job = {
  name: 'seal-audit',
  cron: '40 2 * * *',
  duringMaintenance: true,
  run: async ({ databases, clock }) => {
    const upTo = clock.now().toZonedDateTimeISO('UTC').toPlainDate().subtract({ days: 1 })
    for (const table of await sealedTables(databases))
      await inEachClientEvenClosed(databases, db => sealDays(db, { seals: 'platform.audit_seal', table, upTo }))
    await databases.transaction('auth', { readOnly: false }, (db: PlatformDb) =>
      sealDays(db, { seals: 'platform.identity_seal', table: 'platform.security_event', upTo }),
    )
  },
}
