import { sql } from 'kysely'
import { eachOf } from '#kernel/server/each-of.ts'
import { room } from '#kernel/server/room.ts'
import { fill } from '#kernel/shared/offer.ts'
import { namedRows, rowsOfRoomsOffer } from '#platform/audit/audited-words.slot.ts'
import { dashboardPanelsOffer } from '#platform/configuration/dashboard-panel.slot.ts'
import { notificationTypesOffer } from '#platform/notifications/notification-type.slot.ts'
import { toDoSourcesOffer } from '#platform/to-do/to-do-source.slot.ts'
import { accountingFactsOffer } from '#platform/trade/accounting-facts.slot.ts'
import { financialFactsOffer } from '#platform/trade/financial-facts.slot.ts'
import type { DemandesTables } from '#demandes/demandes-db.ts'
import { addressOfRequest, requestsElement } from './requests-place.model.ts'
import { requestsServer } from './requests.server.ts'
import { goodsDue, goodsReceived } from './server/purchases.ts'
import { purchasesToBook } from './server/purchases-to-book.ts'
import { answeredNews, toApproveNews } from './server/request-news.ts'
import { requestPanels } from './server/request-panels.ts'
import { companiesWhere } from './server/request-scope.ts'
import { requestsToDo } from './server/requests-to-do.ts'

/** Requests by their numbers, for who manages those of their company. */
const named = namedRows<DemandesTables>(async ({ db, rights }, rowIds) => {
  const { rows } = await sql<{ rowId: string; name: string }>`
    select id as row_id, number as name from demandes.request
     where id in ${eachOf(rowIds)} and company_id in ${eachOf(await companiesWhere({ rights }, requestsElement, 3))}`.execute(
    db,
  )
  return rows.map(({ rowId, name }) => ({ rowId, name, address: addressOfRequest(rowId) }))
})

export const requestsRoom = room({
  answers: () => [requestsServer],
  fills: [
    fill(dashboardPanelsOffer, ...requestPanels),
    fill(accountingFactsOffer, purchasesToBook),
    fill(financialFactsOffer, goodsReceived, goodsDue),
    fill(notificationTypesOffer, toApproveNews, answeredNews),
    fill(toDoSourcesOffer, requestsToDo),
    fill(rowsOfRoomsOffer, {
      schema: 'demandes',
      rows: { request: named },
      called: {
        tables: {
          request: 'demandes.request',
          request_line: 'demandes.request.line',
          request_step: 'demandes.circuit.step',
          approval_circuit: 'demandes.circuit',
          approval_step: 'demandes.circuit.step',
        },
        columns: {
          requester_id: 'demandes.request.requester',
          needed_on: 'demandes.request.needed',
          purpose: 'demandes.request.purpose',
          round: 'demandes.request.round',
          estimated_cents: 'demandes.request.estimated',
          ordered_cents: 'demandes.request.ordered-amount',
          supplier_id: 'demandes.request.supplier',
          order_number: 'demandes.request.order-number',
          supplier_reference: 'demandes.request.supplier-reference',
          ordered_on: 'demandes.request.ordered',
          promised_on: 'demandes.request.promised',
          entered_at: 'field.when',
          request_id: 'demandes.request',
          rank: 'field.number',
          article_id: 'trade.article',
          quantity: 'demandes.request.quantity',
          unit: 'demandes.request.unit',
          estimated_price: 'demandes.request.price',
          ordered_price: 'demandes.request.ordered-price',
          decision: 'demandes.request.decision',
          decided_by: 'field.by',
          decided_at: 'field.when',
          circuit_id: 'demandes.circuit',
          role: 'demandes.circuit.role',
          approver_id: 'demandes.circuit.member',
          up_to_cents: 'demandes.circuit.ceiling',
        },
        lists: { getRequests: 'demandes.requests.title' },
        filters: { supplierId: 'demandes.request.supplier' },
        choices: {
          mine: 'demandes.requests.tab.mine',
          toApprove: 'demandes.requests.tab.toApprove',
          toOrder: 'demandes.requests.tab.toOrder',
          toReceive: 'demandes.requests.tab.toReceive',
          late: 'demandes.requests.tab.late',
          all: 'demandes.requests.tab.all',
          packaging: 'demandes.request.kind.packaging',
          phyto: 'demandes.request.kind.phyto',
          equipment: 'demandes.request.kind.equipment',
          service: 'demandes.request.kind.service',
          other: 'demandes.request.kind.other',
        },
      },
      histories: ['request'],
    }),
  ],
})
