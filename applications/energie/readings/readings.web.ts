import type { LabelModules } from '#kernel/shared/labels.ts'
import type { Page } from '#kernel/web/pages.ts'

export const readingsLabels: LabelModules = {
  fr: () => import('./labels/fr.ts'),
  en: () => import('./labels/en.ts'),
  es: () => import('./labels/es.ts'),
  ar: () => import('./labels/ar.ts'),
}

export const readingsPages: readonly Page[] = [
  {
    path: '/energie/releves',
    layout: 'content',
    title: 'energie.readings.title',
    element: 'energie/releves',
    load: async () => (await import('./web/readings-page.tsx')).ReadingsPage,
  },
]
