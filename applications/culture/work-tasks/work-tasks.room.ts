import { sql } from 'kysely'
import { eachOf } from '#kernel/server/each-of.ts'
import { room } from '#kernel/server/room.ts'
import { fill } from '#kernel/shared/offer.ts'
import { namedRows, rowsOfRoomsOffer } from '#platform/audit/audited-words.slot.ts'
import type { CultureTables } from '#culture/culture-db.ts'
import { workTasksElement } from './work-task.model.ts'
import { workTasksServer } from './work-tasks.server.ts'

/** Rows by their names, for who reads them. */
const named = namedRows<CultureTables>(async ({ db, rights }, rowIds) => {
  if ((await rights.level(workTasksElement)) < 1) return []
  const { rows } = await sql<{ rowId: string; name: string; address: string }>`
    select id as "rowId", name, '/culture/suivi/suiviCulture/parametrage' as address from culture.work_task where id in ${eachOf(rowIds)}`.execute(
    db,
  )
  return rows
})

export const workTasksRoom = room({
  answers: () => [workTasksServer],
  fills: [
    fill(rowsOfRoomsOffer, {
      schema: 'culture',
      rows: { work_task: named },
      called: {
        tables: { work_task: 'culture.work-tasks.title' },
        columns: {
          unit: 'culture.work-tasks.unit',
          standard_per_hour: 'culture.work-tasks.standard',
          every_days: 'culture.work-tasks.every-days',
        },
        lists: { getPaginatedWorkTasks: 'culture.work-tasks.title' },
      },
      histories: ['work_task'],
    }),
  ],
})
