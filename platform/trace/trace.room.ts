import { sql } from 'kysely'
import { eachOf } from '#kernel/server/each-of.ts'
import { room } from '#kernel/server/room.ts'
import { fill } from '#kernel/shared/offer.ts'
import { namedRows, rowsOfRoomsOffer } from '#platform/audit/audited-words.slot.ts'
import type { PlatformTables } from '#platform/platform-db.ts'
import { traceElement, tracePath } from './trace-place.model.ts'
import { traceServer } from './trace.server.ts'

/** Recalls by their numbers, for who reads them. */
const named = namedRows<PlatformTables>(async ({ db, rights }, rowIds) => {
  if ((await rights.level(traceElement)) < 1) return []
  const { rows } = await sql<{ rowId: string; name: string }>`
    select id as row_id, number as name from platform.recall where id in ${eachOf(rowIds)}`.execute(db)
  return rows.map(row => ({ ...row, address: `${tracePath}?recall=${row.rowId}` }))
})

export const traceRoom = room({
  answers: () => [traceServer],
  fills: [
    fill(rowsOfRoomsOffer, {
      schema: 'platform',
      rows: { recall: named },
      called: {
        tables: { recall: 'trace.recall', recall_line: 'trace.recall.line' },
        columns: {
          severity: 'trace.recall.severity',
          origin_kind: 'trace.recall.origin',
          origin_id: 'trace.recall.origin',
          origin_label: 'trace.recall.origin',
          lot_ids: 'trace.recall.lots-meant',
          scoped_in_ms: 'trace.recall.scoped-in',
          started_at: 'trace.recall.started',
          started_by: 'trace.recall.started',
          triggered_at: 'trace.recall.triggered',
          triggered_by: 'trace.recall.triggered',
          confirmed_at: 'trace.recall.confirmed',
          confirmed_by: 'trace.recall.confirmed',
          ended_by: 'trace.recall.ended',
          end_reason: 'trace.recall.ended',
          recall_id: 'trace.recall',
          answer: 'trace.recall.answer',
          answered_at: 'trace.recall.answer',
          recovered_g: 'trace.recall.recovered',
          document_id: 'trade.sales-document',
          g: 'trade.weight',
        },
      },
      histories: ['recall'],
    }),
  ],
})
