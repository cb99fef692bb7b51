import type { Examples } from '#kernel/testing/examples.ts'
import type { energyCompaniesCalls } from './energy-companies.calls.ts'

export const energyCompaniesExamples: Examples<typeof energyCompaniesCalls> = {
  createEnergyCompany: here => ({
    name: `Essai ${here.rows('energie.energy_company').length}`,
    siret: null,
    site: null,
    note: null,
  }),
  editEnergyCompany: here => {
    const row = here.row('energie.energy_company')
    return {
      id: here.id('energie.energy_company'),
      name: String(row?.name ?? 'Essai'),
      siret: null,
      site: null,
      note: 'Relu',
      version: Number(row?.version ?? 1),
    }
  },
  restoreEnergyCompany: here => ({ id: here.id('energie.energy_company', ({ archived_at }) => archived_at !== null) }),
}
