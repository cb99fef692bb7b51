import type { LabelModules } from '#kernel/shared/labels.ts'
import type { Page } from '#kernel/web/pages.ts'

export const sourcesLabels: LabelModules = {
  fr: () => import('./labels/fr.ts'),
  en: () => import('./labels/en.ts'),
  es: () => import('./labels/es.ts'),
  ar: () => import('./labels/ar.ts'),
}

export const sourcesPages: readonly Page[] = [
  {
    path: '/energie/parc/source',
    layout: 'content',
    title: 'energie.sources.title',
    element: 'energie/parc/source',
    load: async () => (await import('./web/sources-page.tsx')).SourcesPage,
  },
]
