import type { Examples } from '#kernel/testing/examples.ts'
import type { energyContractsCalls } from './energy-contracts.calls.ts'

const usual = {
  supplier: 'Engie',
  direction: 'purchase' as const,
  companyId: null,
  meterId: null,
  billingPeriodId: null,
  invoiceTypeId: null,
  tolerancePercent: 0.5,
  toleranceEuros: 20,
  startsOn: '2026-01-01',
  endsOn: '2026-12-31',
  annualMwh: null,
}

export const energyContractsExamples: Examples<typeof energyContractsCalls> = {
  createEnergyContract: here => ({
    name: `Essai ${here.rows('energie.energy_contract').length}`,
    ...usual,
    note: null,
  }),
  editEnergyContract: here => {
    const row = here.row('energie.energy_contract')
    return {
      id: here.id('energie.energy_contract'),
      name: String(row?.name ?? 'Essai'),
      ...usual,
      note: 'Relu',
      version: Number(row?.version ?? 1),
    }
  },
  restoreEnergyContract: here => ({
    id: here.id('energie.energy_contract', ({ archived_at }) => archived_at !== null),
  }),
}
