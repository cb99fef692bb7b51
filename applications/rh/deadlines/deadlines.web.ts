import type { Page } from '#kernel/web/pages.ts'
import { deadlines, deadlinesAddress } from '#rh/deadlines-place.model.ts'

export const deadlinePages: readonly Page[] = [
  {
    path: deadlinesAddress,
    layout: 'content',
    title: 'rh.field.deadlines',
    element: deadlines,
    load: async () => (await import('./web/deadlines-page.tsx')).DeadlinesPage,
  },
]
