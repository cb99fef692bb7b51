import type { Page } from '#kernel/web/pages.ts'
import { accountingExportsElement, accountingExportsPath } from './accounting-exports-place.model.ts'

export const accountingExportPages: readonly Page[] = [
  {
    path: accountingExportsPath,
    layout: 'content',
    title: 'finances.exports.title',
    element: accountingExportsElement,
    load: async () => (await import('./web/exports-page.tsx')).ExportsPage,
  },
]
