import { room } from '#kernel/server/room.ts'
import { fill } from '#kernel/shared/offer.ts'
import { rowsOfRoomsOffer } from '#platform/audit/audited-words.slot.ts'
import { forecastsServer } from './forecasts.server.ts'

export const forecastsRoom = room({
  answers: () => [forecastsServer],
  fills: [
    fill(rowsOfRoomsOffer, {
      schema: 'commerce',
      rows: {},
      called: {
        tables: { sales_forecast: 'commerce.forecasts' },
        columns: {
          article_id: 'trade.article',
          partner_id: 'trade.customer',
          cases: 'trade.cases',
          year: 'commerce.forecast.year',
          week: 'commerce.forecast.week',
          version_no: 'field.versions',
          entered_at: 'field.when',
          entered_by: 'field.by',
        },
      },
    }),
  ],
})
