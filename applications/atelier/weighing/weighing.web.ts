import { loadLabels } from '#kernel/web/i18n.ts'
import { later } from '#kernel/web/later.tsx'
import type { Page } from '#kernel/web/pages.ts'
import { tradeLabels } from '#platform/trade/trade.web.ts'
import { weighingElement, weighingPath } from './weighing-place.model.ts'

export const weighingPages: readonly Page[] = [
  {
    path: weighingPath,
    layout: 'content',
    title: 'atelier.weighing.title',
    element: weighingElement,
    load: async () => {
      const [{ WeighingPage }] = await Promise.all([import('./web/weighing-page.tsx'), loadLabels([tradeLabels])])
      return WeighingPage
    },
  },
]

/** The scale over a page that shows what is weighed. */
export const LineAtScale = later(async () => (await import('./web/line-at-scale.tsx')).LineAtScale)
