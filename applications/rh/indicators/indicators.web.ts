import type { Page } from '#kernel/web/pages.ts'

export const indicatorPages: readonly Page[] = [
  {
    path: '/RH/gestion_du_personnel/indicateurs',
    layout: 'content',
    title: 'rh.indicators.title',
    element: 'rh/gestion_du_personnel/indicateurs',
    load: async () => (await import('./web/indicators-page.tsx')).IndicatorsPage,
  },
]
