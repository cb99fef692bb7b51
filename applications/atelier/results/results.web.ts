import type { Page } from '#kernel/web/pages.ts'
import { resultsElement } from './result.model.ts'

export const resultPages: readonly Page[] = [
  {
    path: '/atelier/production',
    layout: 'content',
    title: 'atelier.results',
    element: resultsElement,
    load: async () => (await import('./web/results-page.tsx')).ResultsPage,
  },
]
