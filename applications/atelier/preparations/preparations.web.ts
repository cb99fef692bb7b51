import type { Page } from '#kernel/web/pages.ts'
import {
  preparationBoardElement,
  preparationBoardPath,
  preparationElement,
  preparationPath,
} from './preparations-place.model.ts'

export const preparationPages: readonly Page[] = [
  {
    path: preparationPath,
    layout: 'content',
    title: 'atelier.preparation.title',
    element: preparationElement,
    load: async () => (await import('./web/preparation-page.tsx')).PreparationPage,
  },
  {
    path: preparationBoardPath,
    layout: 'content',
    title: 'atelier.preparation.board',
    element: preparationBoardElement,
    load: async () => (await import('./web/board-page.tsx')).BoardPage,
  },
]
