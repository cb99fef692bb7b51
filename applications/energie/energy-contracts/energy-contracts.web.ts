import type { Page } from '#kernel/web/pages.ts'

export const energyContractsPages: readonly Page[] = [
  {
    path: '/energie/parc/contrat',
    layout: 'content',
    title: 'energie.energy-contracts.title',
    element: 'energie/parc/contrat',
    load: async () => (await import('./web/energy-contracts-page.tsx')).EnergyContractsPage,
  },
]
