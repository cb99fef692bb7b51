import type { Page } from '#kernel/web/pages.ts'
import { resultsElement, resultsPath } from './results-place.model.ts'

export const resultPages: readonly Page[] = [
  {
    path: resultsPath,
    layout: 'content',
    title: 'atelier.results',
    element: resultsElement,
    load: async () => (await import('./web/results-page.tsx')).ResultsPage,
  },
]
