import { useLocation } from 'react-router'
import { useT } from '#kernel/web/i18n.ts'
import { usePageName } from '#kernel/web/page-name.ts'
import { usePageOnScreen } from '#kernel/web/routes.tsx'
import { namedRoutes } from '#platform/named-routes.model.ts'
import type { Crumb } from './frame/breadcrumb.tsx'
import type { RoleMenuEntry } from './role-menus.ts'

/** The way down to a page of an administration: its name, the entry of the menu, whom or what the page is about. */
export function usePlaceInAdministration(area: string, entries: readonly RoleMenuEntry[]): Crumb[] {
  const t = useT()
  const { pathname } = useLocation()
  const page = usePageOnScreen()?.page
  const pageName = usePageName()
  const home = entries[0] && namedRoutes[entries[0].route]
  const first = { name: area, to: home === pathname ? undefined : home }
  if (!page) return [first]
  const entry = entries.find(({ route }) => pathname.startsWith(`${namedRoutes[route]}/`))
  if (!entry) return [first, { name: t(page.title) }]
  return [first, { name: t(entry.label), to: namedRoutes[entry.route] }, { name: pageName ?? t(page.title) }]
}
