import { room } from '#kernel/server/room.ts'
import { fill } from '#kernel/shared/offer.ts'
import { dashboardPanelsOffer } from '#platform/configuration/dashboard-panel.slot.ts'
import { documentTypesOffer } from '#platform/documents/document-source.slot.ts'
import { signablesOffer } from '#platform/envelopes/signable.slot.ts'
import { financialFactsOffer } from '#platform/trade/financial-facts.slot.ts'
import { rowsOfRoomsOffer } from '#platform/audit/audited-words.slot.ts'
import { goodsSold } from './server/goods-sold.ts'
import { salesPanels } from './server/sales-panels.ts'
import { salesAgreement, salesServer, signableAgreement } from './sales.server.ts'

export const salesRoom = room({
  answers: () => [salesServer],
  fills: [
    fill(documentTypesOffer, salesAgreement),
    fill(signablesOffer, signableAgreement),
    fill(dashboardPanelsOffer, ...salesPanels),
    fill(financialFactsOffer, goodsSold),
    fill(rowsOfRoomsOffer, {
      schema: 'platform',
      rows: {},
      called: {
        tables: {},
        columns: {},
        lists: { getNotes: 'commerce.notes.title' },
        filters: { partnerId: 'commerce.sales.customer', articleId: 'trade.article' },
        choices: {
          order: 'commerce.note.kind.order',
          delivery_note: 'commerce.note.kind.delivery_note',
          invoice: 'commerce.note.kind.invoice',
          credit_note: 'commerce.note.kind.credit_note',
        },
      },
      histories: [],
    }),
  ],
})
