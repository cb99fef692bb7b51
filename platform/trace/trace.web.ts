import { loadLabels } from '#kernel/web/i18n.ts'
import type { LabelModules } from '#kernel/shared/labels.ts'
import type { WebRoom } from '#kernel/web/pages.ts'
import { tradeLabels } from '#platform/trade/trade.web.ts'
import { traceElement, tracePath } from './trace-place.model.ts'

export const traceLabels: LabelModules = {
  fr: () => import('./labels/fr.ts'),
  en: () => import('./labels/en.ts'),
  es: () => import('./labels/es.ts'),
  ar: () => import('./labels/ar.ts'),
}

export const traceWeb: WebRoom = {
  labels: [traceLabels],
  pages: [
    {
      path: tracePath,
      layout: 'content',
      title: 'trace.title',
      element: traceElement,
      load: async () => {
        const [{ TracePage }] = await Promise.all([import('./web/trace-page.tsx'), loadLabels([tradeLabels])])
        return TracePage
      },
    },
  ],
}
