import type { Page } from '#kernel/web/pages.ts'
import { editLinePath, linesPath, newLinePath } from './line-place.model.ts'

const ofLines = { layout: 'content', element: 'atelier/ligne' } as const

export const linePages: readonly Page[] = [
  {
    ...ofLines,
    path: linesPath,
    title: 'atelier.lines',
    load: async () => (await import('./web/lines-page.tsx')).LinesPage,
  },
  {
    ...ofLines,
    path: newLinePath,
    title: 'atelier.line.new',
    load: async () => (await import('./web/new-line-page.tsx')).NewLinePage,
  },
  {
    ...ofLines,
    path: editLinePath,
    title: 'atelier.line.edit',
    load: async () => (await import('./web/edit-line-page.tsx')).EditLinePage,
  },
]
