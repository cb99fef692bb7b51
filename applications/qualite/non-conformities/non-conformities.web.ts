import type { LabelModules } from '#kernel/shared/labels.ts'
import { withLabels } from '#kernel/web/i18n.ts'
import type { Page } from '#kernel/web/pages.ts'
import { tradeLabels } from '#platform/trade/trade.web.ts'
import { nonConformitiesElement, nonConformitiesPath } from './non-conformities-place.model.ts'

export const nonConformitiesLabels: LabelModules = {
  fr: () => import('./labels/fr.ts'),
  en: () => import('./labels/en.ts'),
  es: () => import('./labels/es.ts'),
  ar: () => import('./labels/ar.ts'),
}

export const nonConformitiesPages: readonly Page[] = [
  {
    path: nonConformitiesPath,
    layout: 'content',
    title: 'qualite.non-conformity.title',
    element: nonConformitiesElement,
    load: async () => (await withLabels(import('./web/non-conformities-page.tsx'), [tradeLabels])).NonConformitiesPage,
  },
]
