import { sql } from 'kysely'
import { companyScopeOf } from '#kernel/server/company-scope.ts'
import { eachOf } from '#kernel/server/each-of.ts'
import { room } from '#kernel/server/room.ts'
import { fill } from '#kernel/shared/offer.ts'
import { namedRows, rowsOfRoomsOffer } from '#platform/audit/audited-words.slot.ts'
import type { CultureTables } from '#culture/culture-db.ts'
import { cropsOfCompanies } from '#culture/plantings/plantings.server.ts'
import { endForgottenWorkJob } from './server/end-forgotten-work.ts'
import { dayOfEntry } from './server/work.queries.ts'
import { workServer } from './work.server.ts'
import { hoursCheckElement, hoursCheckPath } from './work-place.model.ts'

/** Entries by who worked, on what and when, for who checks hours. */
const named = namedRows<CultureTables>(async ({ db, rights }, rowIds) => {
  const { companyIds } = await companyScopeOf({ rights }, hoursCheckElement)
  const { rows } = await sql<{ rowId: string; name: string }>`
    select e.id as "rowId", w.name || ' · ' || k.name || ' · ' || ${dayOfEntry} as name
      from culture.work_entry e
      join culture.worker w on w.id = e.worker_id
      join culture.work_task k on k.id = e.task_id
      join ${cropsOfCompanies(companyIds)} on c.id = e.planting_id
     where e.id in ${eachOf(rowIds)}`.execute(db)
  return rows.map(row => ({ ...row, address: hoursCheckPath }))
})

export const workRoom = room({
  answers: () => [workServer],
  jobs: () => [endForgottenWorkJob],
  fills: [
    fill(rowsOfRoomsOffer, {
      schema: 'culture',
      rows: { work_entry: named },
      called: {
        tables: {
          work_entry: 'culture.work.entry',
          work_entry_row: 'culture.work.rows',
          work_plan: 'culture.work.plan',
          work_given_up_event: 'culture.work.given-up',
        },
        columns: {
          worker_id: 'culture.work.worker',
          task_id: 'culture.work.task',
          planting_id: 'culture.work.crop',
          started_at: 'culture.work.started-at',
          ended_at: 'culture.work.ended-at',
          quantity: 'culture.work.quantity',
          source: 'culture.work.source',
          is_forgotten: 'culture.work.flag.forgotten',
          sentence: 'culture.work.sentence',
          entered_by: 'field.by',
          approved_by: 'culture.work.approved-by',
          approved_at: 'culture.work.approved-at',
          work_entry_id: 'culture.work.entry',
          place_id: 'culture.work.row',
          monday: 'culture.work.week',
          people: 'field.people',
          hours_each: 'culture.work.hours-each',
        },
      },
      histories: ['work_entry'],
    }),
  ],
})
