import type { LayoutName, Page } from '#kernel/web/pages.ts'
import { namedRoutes, type RouteName } from './named-routes.model.ts'

const load = async () => (await import('./web/planned-page.tsx')).PlannedPage

/** An address of an application whose page is not built yet: it shows the plan of `element`, whose right opens it. */
export const planned = (path: string, element: string, layout: LayoutName = 'content'): Page => ({
  path,
  layout,
  title: 'shell.planned',
  element,
  load,
})

/** An address of the platform that is not built yet. `shell.page.<subject>` names it, `.plan` after it says the plan. */
export const plannedOf =
  (layout: LayoutName) =>
  (subject: string, path: string, name?: RouteName): Page => ({
    path,
    layout,
    title: `shell.page.${subject}`,
    ...(name && { name }),
    load,
  })

export const plannedByName =
  (layout: LayoutName) =>
  (subject: string, name: RouteName): Page =>
    plannedOf(layout)(subject, namedRoutes[name], name)

export const isPlanned = (page: Page) => page.load === load
