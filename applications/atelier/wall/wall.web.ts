import type { Page } from '#kernel/web/pages.ts'
import { wallPath } from '#atelier/lines/line-place.model.ts'

export const wallPages: readonly Page[] = [
  {
    path: wallPath,
    layout: 'content',
    title: 'atelier.wall.title',
    element: 'atelier/ligne',
    load: async () => (await import('./web/wall-page.tsx')).WallPage,
  },
]
