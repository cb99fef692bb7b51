import type { Page } from '#kernel/web/pages.ts'

export const energyCompaniesPages: readonly Page[] = [
  {
    path: '/energie/parc/societe',
    layout: 'content',
    title: 'field.companies',
    element: 'energie/parc/societe',
    load: async () => (await import('./web/energy-companies-page.tsx')).EnergyCompaniesPage,
  },
]
