import { sql } from 'kysely'
import { companyScopeOf } from '#kernel/server/company-scope.ts'
import { eachOf } from '#kernel/server/each-of.ts'
import { type FoundToDo, toDoSource } from '#platform/to-do/to-do-source.slot.ts'
import { qualite } from '#qualite/qualite.application.ts'
import type { QualiteTables } from '#qualite/qualite-db.ts'
import { controlsElement, controlsPath, validationRight } from '../../control-plans/control-plans-place.model.ts'
import { type Asking, awaitsValidation, duesOn } from './controls.queries.ts'

/** What one may control now, and what one may validate. */
export const controlsToDo = toDoSource<QualiteTables>({
  applicationId: qualite.id,
  element: controlsElement,
  find: async given => {
    const dues = await duesOn(given, given.clock.today())
    const open = dues.filter(({ canRecord }) => canRecord)
    const late = open.filter(({ state }) => state === 'overdue').length
    const line = (what: string, count: number, more: Pick<FoundToDo, 'urgency' | 'address'>): FoundToDo => ({
      what: { label: `qualite.controls.to-do-${what}`, values: { count } },
      due: null,
      ...more,
    })
    return [
      line('overdue', late, { urgency: 'late', address: controlsPath }),
      line('record', open.length - late, { urgency: 'soon', address: controlsPath }),
      line('validate', await waitingForValidation(given), {
        urgency: 'soon',
        address: `${controlsPath}?tab=to_validate`,
      }),
    ].filter(({ what }) => what.values.count > 0)
  },
})

/** Critical points that others recorded, where one validates. */
async function waitingForValidation(given: Asking) {
  const companyIds = (await companyScopeOf(given, validationRight)).where(2)
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count
      from qualite.control_record r
      join qualite.control_due d on d.id = r.due_id
      join qualite.control_plan p on p.id = d.plan_id
     where p.company_id in ${eachOf(companyIds)} and ${awaitsValidation}
       and r.actor_id is distinct from ${given.caller.userId}`.execute(given.db)
  return rows[0]?.count ?? 0
}
