import type { Page, WebRoom } from '#kernel/web/pages.ts'
import { atelierTexts } from '#atelier/atelier-texts.ts'
import { displaysPath, wallPath } from '#atelier/lines/line-place.model.ts'
import { displayPath } from './wall-place.model.ts'

export const wallPages: readonly Page[] = [
  {
    path: wallPath,
    layout: 'content',
    title: 'atelier.wall.title',
    element: 'atelier/ligne',
    load: async () => (await import('./web/wall-page.tsx')).WallPage,
  },
  {
    path: displaysPath,
    layout: 'content',
    title: 'atelier.display.title',
    element: 'atelier/ligne',
    load: async () => (await import('./web/displays-page.tsx')).DisplaysPage,
  },
]

/** What a link opens on a screen where nobody is signed in. */
export const displayWeb: WebRoom = {
  labels: [atelierTexts],
  pages: [
    {
      path: displayPath,
      layout: 'blank',
      title: 'atelier.wall.title',
      load: async () => (await import('./web/display-page.tsx')).DisplayPage,
    },
  ],
}
