import { loadLabels } from '#kernel/web/i18n.ts'
import type { Page } from '#kernel/web/pages.ts'
import { tradeLabels } from '#platform/trade/trade.web.ts'
import { exportsElement, exportsPath } from './exports-place.model.ts'

export const exportPages: readonly Page[] = [
  {
    path: exportsPath,
    layout: 'content',
    title: 'atelier.exports',
    element: exportsElement,
    load: async () => {
      const [{ ExportsPage }] = await Promise.all([import('./web/exports-page.tsx'), loadLabels([tradeLabels])])
      return ExportsPage
    },
  },
]
