import type { LabelModules } from '#kernel/shared/labels.ts'
import type { Page } from '#kernel/web/pages.ts'

export const energyContractsLabels: LabelModules = {
  fr: () => import('./labels/fr.ts'),
  en: () => import('./labels/en.ts'),
  es: () => import('./labels/es.ts'),
  ar: () => import('./labels/ar.ts'),
}

export const energyContractsPages: readonly Page[] = [
  {
    path: '/energie/parc/contrat',
    layout: 'content',
    title: 'energie.energy-contracts.title',
    element: 'energie/parc/contrat',
    load: async () => (await import('./web/energy-contracts-page.tsx')).EnergyContractsPage,
  },
]
