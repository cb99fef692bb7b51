import type { LabelModules } from '#kernel/shared/labels.ts'
import type { Page } from '#kernel/web/pages.ts'

export const energyCompaniesLabels: LabelModules = {
  fr: () => import('./labels/fr.ts'),
  en: () => import('./labels/en.ts'),
  es: () => import('./labels/es.ts'),
  ar: () => import('./labels/ar.ts'),
}

export const energyCompaniesPages: readonly Page[] = [
  {
    path: '/energie/parc/societe',
    layout: 'content',
    title: 'field.companies',
    element: 'energie/parc/societe',
    load: async () => (await import('./web/energy-companies-page.tsx')).EnergyCompaniesPage,
  },
]
