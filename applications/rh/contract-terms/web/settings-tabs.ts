import type { ComponentType } from 'react'

/** A part of the reference data: its place in the address, its label, its screen once it is opened. */
export type SettingsTab = { value: string; label: string; load: () => Promise<ComponentType> }

/** In the order of the page; a room that brings a part adds its line. */
export const settingsTabs: readonly SettingsTab[] = [
  {
    value: 'types',
    label: 'rh.settings.types',
    load: async () => (await import('./types-of-contract/types-of-contract.tsx')).TypesOfContract,
  },
  {
    value: 'horaires',
    label: 'rh.settings.work-times',
    load: async () => (await import('./work-times/work-times.tsx')).WorkTimes,
  },
  {
    value: 'coefficients',
    label: 'rh.settings.coefficients',
    load: async () => (await import('./coefficients/coefficients.tsx')).Coefficients,
  },
  {
    value: 'salaires',
    label: 'rh.settings.salaries',
    load: async () => (await import('./salaries/salaries.tsx')).Salaries,
  },
  {
    value: 'citoyennetes',
    label: 'field.citizenships',
    load: async () => (await import('./citizenships.tsx')).Citizenships,
  },
  {
    value: 'mutuelles',
    label: 'rh.insurance.title',
    load: async () => (await import('#rh/insurance-organisms/insurance-organisms.web.ts')).InsuranceOrganisms,
  },
  {
    value: 'documents',
    label: 'rh.document-kind.title',
    load: async () => (await import('#rh/employee-documents/document-kinds.web.ts')).DocumentKinds,
  },
  {
    value: 'societe',
    label: 'field.company',
    load: async () => (await import('#rh/company-settings/company-settings.web.ts')).CompanySettings,
  },
]
