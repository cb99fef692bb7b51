import type { LabelModules } from '#kernel/shared/labels.ts'
import type { Page } from '#kernel/web/pages.ts'
import { figuresElement, figuresPath } from './figures-place.model.ts'

export const figuresLabels: LabelModules = {
  fr: () => import('./labels/fr.ts'),
  en: () => import('./labels/en.ts'),
  es: () => import('./labels/es.ts'),
  ar: () => import('./labels/ar.ts'),
}

export const figurePages: readonly Page[] = [
  {
    path: figuresPath,
    layout: 'content',
    title: 'finances.figures',
    element: figuresElement,
    load: async () => (await import('./web/figures-page.tsx')).FiguresPage,
  },
]
