import type { LabelModules } from '#kernel/shared/labels.ts'
import type { Page } from '#kernel/web/pages.ts'

export const workTasksLabels: LabelModules = {
  fr: () => import('./labels/fr.ts'),
  en: () => import('./labels/en.ts'),
  es: () => import('./labels/es.ts'),
  ar: () => import('./labels/ar.ts'),
}

export const workTasksPages: readonly Page[] = [
  {
    path: '/culture/suivi/suiviCulture/parametrage',
    layout: 'content',
    title: 'culture.work-tasks.title',
    element: 'culture/suivi/suiviCulture/parametrage',
    load: async () => (await import('./web/work-tasks-page.tsx')).WorkTasksPage,
  },
]
