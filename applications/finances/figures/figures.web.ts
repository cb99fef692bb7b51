import type { Page } from '#kernel/web/pages.ts'
import { figuresElement, figuresPath } from './figures-place.model.ts'

export const figurePages: readonly Page[] = [
  {
    path: figuresPath,
    layout: 'content',
    title: 'finances.figures',
    element: figuresElement,
    load: async () => (await import('./web/figures-page.tsx')).FiguresPage,
  },
]
