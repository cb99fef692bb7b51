import type { Page } from '#kernel/web/pages.ts'
import { hoursCheckElement, hoursCheckPath, workElement, workPath } from './work-place.model.ts'

export const workPages: readonly Page[] = [
  {
    path: workPath,
    layout: 'content',
    title: 'culture.work.title',
    element: workElement,
    load: async () => (await import('./web/work-page.tsx')).WorkPage,
  },
  {
    path: `${workPath}/:workerId`,
    layout: 'content',
    title: 'culture.work.title',
    element: workElement,
    load: async () => (await import('./web/worker-page.tsx')).WorkerPage,
  },
  {
    path: hoursCheckPath,
    layout: 'content',
    title: 'culture.work.check-title',
    element: hoursCheckElement,
    load: async () => (await import('./web/hours-check-page.tsx')).HoursCheckPage,
  },
]
