import type { Examples, Here } from '#kernel/testing/examples.ts'
import type { invoiceTypesCalls } from './invoice-types.calls.ts'

const subscription = {
  name: 'Abonnement',
  kind: 'month',
  price: 180,
  multiple: null,
  series: null,
  least: null,
  most: null,
  rateTableId: null,
  vatTableId: null,
} as const
const usual = { note: null, factorTableId: null, components: [subscription] }
const versionOf = (here: Here) => ({
  id: here.id('energie.invoice_type'),
  version: Number(here.row('energie.invoice_type')?.version ?? 1),
})

export const invoiceTypesExamples: Examples<typeof invoiceTypesCalls> = {
  createInvoiceType: here => ({ ...usual, name: `Essai ${here.rows('energie.invoice_type').length}` }),
  editInvoiceType: here => ({
    ...usual,
    ...versionOf(here),
    name: String(here.row('energie.invoice_type')?.name ?? 'Essai'),
  }),
  testInvoiceType: here => ({
    id: here.id('energie.invoice_type'),
    contractId: here.id('energie.energy_contract', ({ meter_id }) => meter_id !== null),
    from: '2026-01-01',
    to: '2026-01-31',
  }),
  activateInvoiceType: here => ({ ...versionOf(here), activeFrom: '2031-01-01' }),
  restoreInvoiceType: here => ({ id: here.id('energie.invoice_type', ({ archived_at }) => archived_at !== null) }),
}
