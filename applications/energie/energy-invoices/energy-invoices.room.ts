import { sql } from 'kysely'
import { eachOf } from '#kernel/server/each-of.ts'
import { room } from '#kernel/server/room.ts'
import { fill } from '#kernel/shared/offer.ts'
import { namedRows, rowsOfRoomsOffer } from '#platform/audit/audited-words.slot.ts'
import { notificationTypesOffer } from '#platform/notifications/notification-type.slot.ts'
import { accountingFactsOffer } from '#platform/trade/accounting-facts.slot.ts'
import { financialFactsOffer } from '#platform/trade/financial-facts.slot.ts'
import type { EnergieTables } from '#energie/energie-db.ts'
import { addressOfEnergyInvoice, energyInvoicesElement } from './energy-invoices-place.model.ts'
import { energyInvoicesServer } from './energy-invoices.server.ts'
import { energyCosts } from './server/energy-costs.ts'
import { energyToBook } from './server/energy-to-book.ts'
import { unansweredNews } from './server/invoice-news.ts'
import { remindDisputesJob } from './server/remind-disputes-job.ts'

/** Invoices by their numbers, for who reads them. */
const named = namedRows<EnergieTables>(async ({ db, rights }, rowIds) => {
  if ((await rights.level(energyInvoicesElement)) < 1) return []
  const { rows } = await sql<{ rowId: string; name: string }>`
    select id as row_id, number as name from energie.energy_invoice where id in ${eachOf(rowIds)}`.execute(db)
  return rows.map(row => ({ ...row, address: addressOfEnergyInvoice(row.rowId) }))
})

export const energyInvoicesRoom = room({
  answers: () => [energyInvoicesServer],
  jobs: () => [remindDisputesJob],
  fills: [
    fill(notificationTypesOffer, unansweredNews),
    fill(accountingFactsOffer, energyToBook),
    fill(financialFactsOffer, energyCosts),
    fill(rowsOfRoomsOffer, {
      schema: 'energie',
      rows: { energy_invoice: named },
      called: {
        tables: {
          energy_invoice: 'energie.energy-invoices.title',
          energy_invoice_line: 'field.line',
        },
        columns: {
          contract_id: 'energie.invoice-types.contract',
          issued_on: 'energie.energy-invoices.issued',
          from_on: 'field.firstDay',
          to_on: 'field.lastDay',
          on_estimate: 'energie.energy-invoices.on-estimate',
          supplier_key: 'energie.energy-contracts.supplier',
          number_key: 'field.number',
          excl_cents: 'energie.invoice-types.total.excl',
          vat_cents: 'energie.invoice-types.total.vat',
          checked: 'energie.energy-invoices.check',
          checked_at: 'energie.energy-invoices.checked',
          gap_cents: 'energie.energy-invoices.gap',
          tolerance_cents: 'energie.energy-invoices.tolerance',
          disputed_at: 'energie.energy-invoices.disputed',
          reminded_at: 'energie.energy-invoices.event.reminded',
          credit_number: 'energie.energy-invoices.credit-number',
          credit_cents: 'energie.energy-invoices.credit',
          invoice_id: 'energie.energy-invoices.invoice',
          component: 'energie.invoice-types.component',
          quantity: 'energie.invoice-types.quantity',
          unit: 'energie.energy-invoices.unit',
          amount_cents: 'energie.invoice-types.amount',
          vat_rate: 'energie.energy-invoices.vat-rate',
        },
        lists: { getEnergyInvoices: 'energie.energy-invoices.title' },
        filters: { contractId: 'energie.invoice-types.contract' },
        choices: {
          all: 'energie.energy-invoices.all',
          entered: 'energie.energy-invoices.state.entered',
          conform: 'energie.energy-invoices.state.conform',
          gap: 'energie.energy-invoices.state.gap',
          disputed: 'energie.energy-invoices.state.disputed',
          credited: 'energie.energy-invoices.state.credited',
          validated: 'energie.energy-invoices.state.validated',
          rejected: 'energie.energy-invoices.state.rejected',
        },
      },
      histories: ['energy_invoice'],
    }),
  ],
})
