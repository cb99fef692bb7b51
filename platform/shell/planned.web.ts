import type { LayoutName, Page } from '#kernel/web/pages.ts'

const load = async () => (await import('./web/planned-page.tsx')).PlannedPage

/** An address of an application whose page is not built yet: it shows the plan of `element`, whose right opens it. */
export const plannedPage = (path: string, element: string, layout: LayoutName = 'content'): Page => ({
  path,
  layout,
  title: 'shell.planned',
  element,
  load,
})

export const isPlanned = (page: Page) => page.load === load
