import type { Page } from '#kernel/web/pages.ts'
import { boardPath } from '#atelier/fabrication-orders/order-place.model.ts'
import { forecastPath } from './plan-place.model.ts'

export const planningPages: readonly Page[] = [
  {
    path: boardPath,
    layout: 'content',
    title: 'atelier.plan.title',
    element: 'atelier/fabrication',
    load: async () => (await import('./web/planner-page.tsx')).PlannerPage,
  },
  {
    path: forecastPath,
    layout: 'content',
    title: 'atelier.forecast.title',
    element: 'atelier/conditionnement',
    load: async () => (await import('./web/forecasts-page.tsx')).ForecastsPage,
  },
]
