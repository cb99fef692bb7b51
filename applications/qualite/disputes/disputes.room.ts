import { sql } from 'kysely'
import { eachOf } from '#kernel/server/each-of.ts'
import { room } from '#kernel/server/room.ts'
import { fill } from '#kernel/shared/offer.ts'
import { namedRows, rowsOfRoomsOffer } from '#platform/audit/audited-words.slot.ts'
import { dashboardPanelsOffer } from '#platform/configuration/dashboard-panel.slot.ts'
import { accountingFactsOffer } from '#platform/trade/accounting-facts.slot.ts'
import { financialFactsOffer } from '#platform/trade/financial-facts.slot.ts'
import type { QualiteTables } from '#qualite/qualite-db.ts'
import { reasonsOfDispute } from './dispute.model.ts'
import { addressOfDispute } from './disputes-place.model.ts'
import { disputesServer } from './disputes.server.ts'
import { creditsDue, creditsGiven } from './server/credits.ts'
import { creditsToBook } from './server/credits-to-book.ts'
import { followedCompanies } from './server/dispute-scope.ts'
import { disputePanels } from './server/dispute-panels.ts'

const reasonsInWords = Object.fromEntries(reasonsOfDispute.map(reason => [reason, `qualite.reason.${reason}`]))

/** Disputes by their numbers, for who follows those of their company. */
const named = namedRows<QualiteTables>(async ({ db, rights }, rowIds) => {
  const { rows } = await sql<{ rowId: string; name: string }>`
    select id as row_id, number as name from qualite.dispute
     where id in ${eachOf(rowIds)} and company_id in ${eachOf(await followedCompanies({ rights }))}`.execute(db)
  return rows.map(({ rowId, name }) => ({ rowId, name, address: addressOfDispute(rowId) }))
})

export const disputesRoom = room({
  answers: () => [disputesServer],
  fills: [
    fill(dashboardPanelsOffer, ...disputePanels),
    fill(accountingFactsOffer, creditsToBook),
    fill(financialFactsOffer, creditsGiven, creditsDue),
    fill(rowsOfRoomsOffer, {
      schema: 'qualite',
      rows: { dispute: named },
      called: {
        tables: {
          dispute: 'qualite.dispute',
          dispute_line: 'qualite.dispute.line',
          dispute_setting: 'qualite.dispute.letter',
        },
        columns: {
          partner_id: 'trade.customer',
          delivery_note_id: 'qualite.dispute.note',
          note_text: 'qualite.dispute.note',
          delivered_at: 'qualite.dispute.delivered',
          notified_at: 'qualite.dispute.notified',
          late_reasons: 'qualite.disputes.tab.late',
          severity: 'qualite.dispute.severity',
          facts: 'qualite.dispute.facts',
          requested_cents: 'qualite.dispute.requested',
          granted_cents: 'qualite.dispute.granted',
          responsibility: 'qualite.dispute.responsibility',
          cause: 'qualite.dispute.cause',
          question: 'qualite.dispute.question',
          reply: 'qualite.dispute.reply',
          credit_note: 'qualite.dispute.credit-note',
          entered_at: 'field.when',
          due_at: 'qualite.dispute.due',
          closed_at: 'qualite.dispute.closed',
          reopened_count: 'qualite.dispute.reopened',
          dispute_id: 'qualite.dispute',
          rank: 'field.number',
          article_id: 'trade.article',
          document_line_id: 'trade.sales-line',
          lot_id: 'trade.lot',
          lot_number: 'trade.lot',
          sscc: 'trade.pallet',
          cases: 'trade.cases',
          g: 'trade.weight',
          letter: 'qualite.dispute.letter',
        },
        lists: { getDisputes: 'qualite.disputes.title.all' },
        filters: {
          partnerId: 'trade.customer',
          reason: 'qualite.dispute.reason',
          waitsFor: 'qualite.disputes.waits-for',
        },
        choices: {
          mine: 'qualite.disputes.tab.mine',
          open: 'qualite.disputes.tab.open',
          late: 'qualite.disputes.tab.late',
          granted: 'qualite.disputes.tab.granted',
          ended: 'qualite.disputes.tab.ended',
          sales: 'qualite.disputes.title.sales',
          production: 'qualite.disputes.title.production',
          quality: 'qualite.disputes.title.quality',
          accounting: 'qualite.disputes.title.accounting',
          ...reasonsInWords,
        },
      },
      histories: ['dispute'],
    }),
  ],
})
