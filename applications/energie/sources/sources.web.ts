import type { Page } from '#kernel/web/pages.ts'

export const sourcesPages: readonly Page[] = [
  {
    path: '/energie/parc/source',
    layout: 'content',
    title: 'energie.sources.title',
    element: 'energie/parc/source',
    load: async () => (await import('./web/sources-page.tsx')).SourcesPage,
  },
]
