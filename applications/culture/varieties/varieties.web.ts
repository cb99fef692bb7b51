import type { LabelModules } from '#kernel/shared/labels.ts'
import type { Page } from '#kernel/web/pages.ts'

export const varietiesLabels: LabelModules = {
  fr: () => import('./labels/fr.ts'),
  en: () => import('./labels/en.ts'),
  es: () => import('./labels/es.ts'),
  ar: () => import('./labels/ar.ts'),
}

export const varietiesPages: readonly Page[] = [
  {
    path: '/culture/varietes',
    layout: 'content',
    title: 'culture.varieties.title',
    element: 'culture/varietes',
    load: async () => (await import('./web/varieties-page.tsx')).VarietiesPage,
  },
]
