import { sql } from 'kysely'
import { eachOf } from '#kernel/server/each-of.ts'
import { room } from '#kernel/server/room.ts'
import { fill } from '#kernel/shared/offer.ts'
import { namedRows, rowsOfRoomsOffer } from '#platform/audit/audited-words.slot.ts'
import type { CultureTables } from '#culture/culture-db.ts'
import { workersElement } from './worker.model.ts'
import { workersServer } from './workers.server.ts'

/** Rows by their names, for who reads them. */
const named = namedRows<CultureTables>(async ({ db, rights }, rowIds) => {
  if ((await rights.level(workersElement)) < 1) return []
  const { rows } = await sql<{ rowId: string; name: string; address: string }>`
    select id as "rowId", name, '/culture/suivi/suiviCulture/intervenant' as address from culture.worker where id in ${eachOf(rowIds)}`.execute(
    db,
  )
  return rows
})

export const workersRoom = room({
  answers: () => [workersServer],
  fills: [
    fill(rowsOfRoomsOffer, {
      schema: 'culture',
      rows: { worker: named },
      called: {
        tables: { worker: 'culture.workers.title' },
        columns: { team: 'culture.workers.team', badge: 'culture.workers.badge', user_id: 'culture.workers.member' },
        lists: { getPaginatedWorkers: 'culture.workers.title' },
      },
      histories: ['worker'],
    }),
  ],
})
