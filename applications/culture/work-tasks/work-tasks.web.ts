import type { Page } from '#kernel/web/pages.ts'

export const workTasksPages: readonly Page[] = [
  {
    path: '/culture/suivi/suiviCulture/parametrage',
    layout: 'content',
    title: 'culture.work-tasks.title',
    element: 'culture/suivi/suiviCulture/parametrage',
    load: async () => (await import('./web/work-tasks-page.tsx')).WorkTasksPage,
  },
]
