import { sql } from 'kysely'
import { eachOf } from '#kernel/server/each-of.ts'
import { room } from '#kernel/server/room.ts'
import { fill } from '#kernel/shared/offer.ts'
import { namedRows, rowsOfRoomsOffer } from '#platform/audit/audited-words.slot.ts'
import type { AtelierTables } from '#atelier/atelier-db.ts'
import { addressOfDelivery, deliveriesElement } from './deliveries-place.model.ts'
import { deliveriesServer } from './deliveries.server.ts'

/** Deliveries by their numbers, for who reads them. */
const named = namedRows<AtelierTables>(async ({ db, rights }, rowIds) => {
  if ((await rights.level(deliveriesElement)) < 1) return []
  const { rows } = await sql<{ rowId: string; name: string }>`
    select id as row_id, number as name from atelier.delivery where id in ${eachOf(rowIds)}`.execute(db)
  return rows.map(({ rowId, name }) => ({ rowId, name, address: addressOfDelivery(rowId) }))
})

export const deliveriesRoom = room({
  answers: () => [deliveriesServer],
  fills: [
    fill(rowsOfRoomsOffer, {
      schema: 'atelier',
      rows: { delivery: named },
      called: {
        tables: {
          delivery: 'atelier.delivery',
          delivery_line: 'atelier.delivery.line',
          grading: 'atelier.grading',
          grading_class: 'atelier.grading.class',
          graded_crop: 'atelier.grading.graded-crop',
        },
        columns: {
          carrier: 'atelier.delivery.carrier',
          plate: 'atelier.delivery.plate',
          expected_at: 'atelier.delivery.expected',
          expected_g: 'atelier.delivery.expected-weight',
          arrived_at: 'atelier.delivery.arrived',
          closed_at: 'atelier.delivery.state.closed',
          closed_by: 'atelier.delivery.closed-by',
          refused_reason: 'atelier.delivery.refused-reason',
          delivery_id: 'atelier.delivery',
          rank: 'atelier.delivery.rank',
          temperature_c: 'atelier.delivery.temperature',
          delivery_line_id: 'atelier.delivery.line',
          sample_g: 'atelier.grading.sample-weight',
          waste_g: 'atelier.grading.waste',
          colour: 'atelier.grading.colour',
          firmness: 'atelier.grading.firmness',
          brix: 'atelier.grading.brix',
          decision: 'atelier.grading.decision',
          downgrade_pct: 'atelier.grading.downgrade-pct',
          grader_id: 'field.who',
          graded_at: 'field.when',
          grading_id: 'atelier.grading',
          min_mm: 'atelier.grading.above',
          max_mm: 'atelier.grading.up-to',
        },
        lists: { getDeliveries: 'atelier.deliveries.title' },
        filters: { workshopId: 'atelier.workshop', growerId: 'atelier.delivery.grower' },
        choices: { expected: 'atelier.delivery.state.expected' },
      },
      histories: ['delivery'],
    }),
  ],
})
