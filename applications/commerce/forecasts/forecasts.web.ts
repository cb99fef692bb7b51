import type { LabelModules } from '#kernel/shared/labels.ts'
import { loadLabels } from '#kernel/web/i18n.ts'
import type { Page } from '#kernel/web/pages.ts'
import { tradeLabels } from '#platform/trade/trade.web.ts'
import { forecastElement, forecastPath } from './forecasts-place.model.ts'

export const forecastLabels: LabelModules = {
  fr: () => import('./labels/fr.ts'),
  en: () => import('./labels/en.ts'),
  es: () => import('./labels/es.ts'),
  ar: () => import('./labels/ar.ts'),
}

const texts = () => loadLabels([forecastLabels, tradeLabels])

export const forecastPages: readonly Page[] = [
  {
    path: forecastPath,
    layout: 'content',
    title: 'commerce.forecasts',
    element: forecastElement,
    load: async () => {
      const [{ ForecastPage }] = await Promise.all([import('./web/forecast-page.tsx'), texts()])
      return ForecastPage
    },
  },
  {
    path: `${forecastPath}/:year/:week/:articleId`,
    layout: 'content',
    title: 'commerce.forecasts',
    element: forecastElement,
    load: async () => {
      const [{ ForecastOfArticlePage }] = await Promise.all([import('./web/forecast-of-article-page.tsx'), texts()])
      return ForecastOfArticlePage
    },
  },
]
