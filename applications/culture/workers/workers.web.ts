import type { Page } from '#kernel/web/pages.ts'

export const workersPages: readonly Page[] = [
  {
    path: '/culture/suivi/suiviCulture/intervenant',
    layout: 'content',
    title: 'culture.workers.title',
    element: 'culture/suivi/suiviCulture/intervenant',
    load: async () => (await import('./web/workers-page.tsx')).WorkersPage,
  },
]
