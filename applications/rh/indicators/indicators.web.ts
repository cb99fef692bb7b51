import type { Page } from '#kernel/web/pages.ts'

const element = 'rh/gestion_du_personnel/indicateurs'

export const indicatorPages: readonly Page[] = [
  {
    path: '/RH/gestion_du_personnel/indicateurs',
    layout: 'content',
    title: 'rh.indicators.title',
    element,
    load: async () => (await import('./web/indicators-page.tsx')).IndicatorsPage,
  },
]
