import { sql } from 'kysely'
import { eachOf } from '#kernel/server/each-of.ts'
import { room } from '#kernel/server/room.ts'
import { fill } from '#kernel/shared/offer.ts'
import { namedRows, rowsOfRoomsOffer } from '#platform/audit/audited-words.slot.ts'
import type { EnergieTables } from '#energie/energie-db.ts'
import { pointsServer } from './points.server.ts'
import { pointsElement, pointsPath } from './points-place.model.ts'

/** Imports by their files, for who reads them. */
const named = namedRows<EnergieTables>(async ({ db, rights }, rowIds) => {
  if ((await rights.level(pointsElement)) < 1) return []
  const { rows } = await sql<{ rowId: string; name: string }>`
    select id as row_id, file_name as name from energie.point_import where id in ${eachOf(rowIds)}`.execute(db)
  return rows.map(row => ({ ...row, address: pointsPath }))
})

export const pointsRoom = room({
  answers: () => [pointsServer],
  fills: [
    fill(rowsOfRoomsOffer, {
      schema: 'energie',
      rows: { point_import: named },
      called: {
        tables: { point_import: 'energie.points.imports' },
        columns: {
          file_name: 'field.file',
          first_day: 'field.firstDay',
          last_day: 'field.lastDay',
          read_count: 'energie.points.read',
          written_count: 'energie.points.written',
          same_count: 'energie.points.same',
          different_count: 'energie.points.different',
          at: 'field.when',
          deleted_at: 'energie.points.deleted',
        },
      },
    }),
  ],
})
