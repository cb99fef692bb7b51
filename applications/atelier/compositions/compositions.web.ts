import type { LabelModules } from '#kernel/shared/labels.ts'
import { loadLabels } from '#kernel/web/i18n.ts'
import type { Page } from '#kernel/web/pages.ts'
import { tradeLabels } from '#platform/trade/trade.web.ts'
import { compositionsPath } from './composition-place.model.ts'

export const compositionsLabels: LabelModules = {
  fr: () => import('./labels/fr.ts'),
  en: () => import('./labels/en.ts'),
  es: () => import('./labels/es.ts'),
  ar: () => import('./labels/ar.ts'),
}

export const compositionsPages: readonly Page[] = [
  {
    path: compositionsPath,
    layout: 'content',
    title: 'atelier.compositions.title',
    element: 'atelier/composition',
    load: async () => {
      const [{ CompositionsPage }] = await Promise.all([
        import('./web/compositions-page.tsx'),
        loadLabels([tradeLabels]),
      ])
      return CompositionsPage
    },
  },
]
