import type { Page } from '#kernel/web/pages.ts'
import { plansElement, plansPath } from './plans-place.model.ts'

export const plansPages: readonly Page[] = [
  {
    path: plansPath,
    layout: 'content',
    title: 'energie.plans.title',
    element: plansElement,
    load: async () => (await import('./web/plans-page.tsx')).PlansPage,
  },
]
