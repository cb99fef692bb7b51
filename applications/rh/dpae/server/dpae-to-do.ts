import { sql } from 'kysely'
import { eachOf } from '#kernel/server/each-of.ts'
import { plannedByValues } from '#kernel/server/prepared.ts'
import { toDoSource } from '#platform/to-do/to-do-source.slot.ts'
import { isToBeDeclared } from '#rh/contracts/contracts.server.ts'
import { rh } from '#rh/rh.application.ts'
import type { RhTables } from '#rh/rh-db.ts'
import { dpaeElement } from '../dpae.model.ts'
import { dpaePath } from '../dpae-place.model.ts'
import { dpaeScopeOf } from './dpae-scope.ts'

type Found = { late: number; soon: number; first: string | null }

/** Hirings that are to be declared: those that have begun, and those whose eight days run. */
export const dpaeToDo = toDoSource<RhTables>({
  applicationId: rh.id,
  element: dpaeElement,
  find: async ({ db, clock, ...given }) => {
    const { companyIds } = await dpaeScopeOf(given)
    const now = clock.now().toString()
    const { rows } = await plannedByValues(db, () =>
      sql<Found>`
        select count(*) filter (where c.starts_at <= ${now})::int as late,
               count(*) filter (where c.starts_at > ${now} and c.declaration <> 'in_progress')::int as soon,
               min(c.hiring_date) filter (where c.starts_at > ${now}) as first
          from rh.employment_contract c
         where ${isToBeDeclared(clock.today().toString())} and c.company_id in ${eachOf(companyIds)}`.execute(db),
    )
    const { late = 0, soon = 0, first = null } = rows[0] ?? {}
    const found = [
      {
        urgency: 'late' as const,
        what: { label: 'rh.dpae.to-do-late', values: { count: late } },
        why: { label: 'rh.dpae.to-do-late-why' },
        due: null,
        address: `${dpaePath}?f.clock=late`,
      },
      {
        urgency: 'soon' as const,
        what: { label: 'rh.dpae.to-do-soon', values: { count: soon } },
        due: first,
        address: dpaePath,
      },
    ]
    return found.filter(({ what }) => what.values.count > 0)
  },
})
