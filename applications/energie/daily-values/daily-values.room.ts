import { room } from '#kernel/server/room.ts'
import { fill } from '#kernel/shared/offer.ts'
import { rowsOfRoomsOffer } from '#platform/audit/audited-words.slot.ts'
import { dailyValuesServer } from './daily-values.server.ts'

export const dailyValuesRoom = room({
  answers: () => [dailyValuesServer],
  fills: [
    fill(rowsOfRoomsOffer, {
      schema: 'energie',
      rows: {},
      called: {
        tables: { daily_value: 'energie.values.title' },
        columns: {
          series: 'energie.values.series',
          value: 'field.value',
          entered_by: 'field.source',
          written_at: 'energie.values.written',
          superseded_at: 'energie.values.superseded',
        },
      },
    }),
  ],
})
