import { sql } from 'kysely'
import { toDoSource } from '#platform/to-do/to-do-source.slot.ts'
import type { PlatformTables } from '#platform/platform-db.ts'
import { inboxPath } from '../envelope-place.model.ts'
import { waitsFor } from './envelope-scope.ts'

/** Envelopes of an application that wait for the reader, the next to expire as their day. */
export const signaturesToDo = (applicationId: number, element: string) =>
  toDoSource<PlatformTables>({
    applicationId,
    element,
    find: async ({ db, clock }) => {
      const { rows } = await sql<{ count: number; due: string | null }>`
        select count(*)::int as count, (min(v.expires_at) at time zone 'Europe/Paris')::date as due
          from platform.envelope v
         where v.application_id = ${applicationId} and ${waitsFor(clock, sql`kernel.user_id()`)}`.execute(db)
      const { count = 0, due = null } = rows[0] ?? {}
      if (count === 0) return []
      const urgency = due !== null && due <= clock.today().add({ days: 1 }).toString() ? 'late' : 'soon'
      return [{ urgency, what: { label: 'envelopes.to-do', values: { count } }, due, address: inboxPath }]
    },
  })
