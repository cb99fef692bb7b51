import type { Examples, Here } from '#kernel/testing/examples.ts'
import type { energyInvoicesCalls } from './energy-invoices.calls.ts'

type Row = Readonly<Record<string, unknown>>

const inState =
  (...states: readonly string[]) =>
  ({ state }: Row) =>
    states.includes(String(state))
const of = (here: Here, ...states: readonly string[]) => {
  const row = here.row('energie.energy_invoice', inState(...states))
  return { id: here.id('energie.energy_invoice', inState(...states)), version: Number(row?.version ?? 1) }
}
const invoiceOn = (here: Here, number: string) => ({
  contractId: here.id(
    'energie.energy_contract',
    ({ archived_at, meter_id }) => archived_at === null && meter_id !== null,
  ),
  number,
  issuedOn: '2026-11-10',
  fromOn: '2026-10-01',
  toOn: '2026-10-31',
  onEstimate: false,
  exclCents: 18_000,
  vatCents: 3_600,
  note: null,
  lines: [
    {
      component: 'Abonnement',
      unit: 'month' as const,
      quantity: 1,
      price: 180,
      amountCents: 18_000,
      vatRate: 2_000,
      vatCents: 3_600,
    },
  ],
})
const words = 'La taxe ne correspond pas aux relevés'

export const energyInvoicesExamples: Examples<typeof energyInvoicesCalls> = {
  getEnergyInvoices: () => ({ page: 0, size: 10 }),
  getEnergyInvoice: here => ({ id: here.id('energie.energy_invoice') }),
  createEnergyInvoice: here => invoiceOn(here, `Essai ${here.rows('energie.energy_invoice').length}`),
  editEnergyInvoice: here => {
    const { id, version } = of(here, 'entered', 'conform', 'gap')
    return { ...invoiceOn(here, `Relue ${version}`), id, version }
  },
  checkEnergyInvoice: here => of(here, 'entered', 'conform', 'gap', 'disputed', 'credited'),
  disputeEnergyInvoice: here => ({ ...of(here, 'gap'), reason: words }),
  getEnergyDisputeLetter: here => ({
    id: here.id('energie.energy_invoice', ({ disputed_at }) => disputed_at !== null),
  }),
  creditEnergyInvoice: here => ({ ...of(here, 'disputed'), creditNumber: 'AV-1', creditCents: 1_000 }),
  validateEnergyInvoice: here => ({ ...of(here, 'conform', 'gap', 'credited'), reason: words }),
  rejectEnergyInvoice: here => ({ ...of(here, 'entered', 'conform', 'gap'), reason: words }),
}
