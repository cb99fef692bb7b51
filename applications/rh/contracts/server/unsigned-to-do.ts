import { sql } from 'kysely'
import { eachOf } from '#kernel/server/each-of.ts'
import { plannedByValues } from '#kernel/server/prepared.ts'
import { toDoSource } from '#platform/to-do/to-do-source.slot.ts'
import { subtractOuvrables } from '#platform/calendar/working-days.model.ts'
import { rh } from '#rh/rh.application.ts'
import type { RhTables } from '#rh/rh-db.ts'
import { contractsElement } from '../contract.model.ts'
import { contractsPath } from '../contracts-place.model.ts'
import { contractScopeOf } from './contract-scope.ts'

/** Working days in which a fixed-term contract is handed over (code du travail, L1242-13). */
const daysToSign = 2

/** Contracts that began, or begin within 30 days, and that both have not signed. */
export const unsignedToDo = toDoSource<RhTables>({
  applicationId: rh.id,
  element: contractsElement,
  find: async ({ db, ...given }) => {
    const { companyIds, today } = await contractScopeOf(given)
    const lastInTime = subtractOuvrables(Temporal.PlainDate.from(today), daysToSign).toString()
    const { rows } = await plannedByValues(db, () =>
      sql<{ late: number; soon: number; first: string | null }>`
        select count(*) filter (where c.hiring_date < ${lastInTime}::date and c.family <> 'permanent')::int as late,
               count(*) filter (where c.hiring_date >= ${lastInTime}::date or c.family = 'permanent')::int as soon,
               min(c.hiring_date) filter (where c.hiring_date >= ${today}::date) as first
          from rh.employment_contract c
         where c.binds and c.signed_at is null and c.hiring_date <= ${today}::date + 30
           and (c.final_day is null or c.final_day >= ${today}::date) and c.company_id in ${eachOf(companyIds)}`.execute(
        db,
      ),
    )
    const { late = 0, soon = 0, first = null } = rows[0] ?? {}
    const address = `${contractsPath}?f.missing=signature`
    const found = [
      {
        urgency: 'late' as const,
        what: { label: 'rh.contract.to-do-late', values: { count: late } },
        why: { label: 'rh.contract.to-do-late-why' },
        due: null,
        address,
      },
      {
        urgency: 'soon' as const,
        what: { label: 'rh.contract.to-do-soon', values: { count: soon } },
        due: first,
        address,
      },
    ]
    return found.filter(({ what }) => what.values.count > 0)
  },
})
