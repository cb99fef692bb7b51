import type { LabelModules } from '#kernel/shared/labels.ts'
import type { Page } from '#kernel/web/pages.ts'

export const plantingsLabels: LabelModules = {
  fr: () => import('./labels/fr.ts'),
  en: () => import('./labels/en.ts'),
  es: () => import('./labels/es.ts'),
  ar: () => import('./labels/ar.ts'),
}

export const plantingsPages: readonly Page[] = [
  {
    path: '/culture/codesCulture',
    layout: 'content',
    title: 'culture.plantings.title',
    element: 'culture/codesCulture',
    load: async () => (await import('./web/plantings-page.tsx')).PlantingsPage,
  },
]
