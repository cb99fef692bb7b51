import type { Page } from '#kernel/web/pages.ts'
import {
  annualForecastElement,
  annualForecastPath,
  harvestForecastElement,
  harvestForecastPath,
} from './forecasts-place.model.ts'

export const forecastPages: readonly Page[] = [
  {
    path: harvestForecastPath,
    layout: 'content',
    title: 'culture.forecast.harvest-title',
    element: harvestForecastElement,
    load: async () => (await import('./web/harvest-forecast-page.tsx')).HarvestForecastPage,
  },
  {
    path: annualForecastPath,
    layout: 'content',
    title: 'culture.forecast.annual-title',
    element: annualForecastElement,
    load: async () => (await import('./web/annual-forecast-page.tsx')).AnnualForecastPage,
  },
]
