import type { Page } from '#kernel/web/pages.ts'
import { loadCurveElement, loadCurvePath, pointsElement, pointsPath } from './points-place.model.ts'

export const pointsPages: readonly Page[] = [
  {
    path: pointsPath,
    layout: 'content',
    title: 'energie.points.title',
    element: pointsElement,
    load: async () => (await import('./web/points-page.tsx')).PointsPage,
  },
  {
    path: loadCurvePath,
    layout: 'content',
    title: 'energie.points.curves',
    element: loadCurveElement,
    load: async () => (await import('./web/load-curve-page.tsx')).LoadCurvePage,
  },
]
