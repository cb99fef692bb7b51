import type { Page } from '#kernel/web/pages.ts'
import { treatmentsElement, treatmentsPath } from './treatments-place.model.ts'

export const treatmentsPages: readonly Page[] = [
  {
    path: treatmentsPath,
    layout: 'content',
    title: 'culture.treatments.title',
    element: treatmentsElement,
    load: async () => (await import('./web/treatments-page.tsx')).TreatmentsPage,
  },
]
