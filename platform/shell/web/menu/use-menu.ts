import { useLocation } from 'react-router'
import { queryOf } from '#kernel/web/api.ts'
import { usePageOnScreen } from '#kernel/web/routes.tsx'
import { useMenu } from '#platform/rights/rights.web.ts'
import { menuCalls } from '#platform/rights/menu.calls.ts'
import { placeOfAddress, placeOfElement } from './menu-tree.ts'

type Of = { userId: string; clientId: string }

/** The menu is asked once a client; a change of client, of language or of rights forgets it. */
export const menuQuery = (of: Of) => queryOf(menuCalls.getModules, of, { staleTime: Number.POSITIVE_INFINITY })

/** Where the page on screen stands in the menu. */
export function usePlaceInMenu() {
  const menu = useMenu()
  const page = usePageOnScreen()?.page
  const { pathname } = useLocation()
  if (!menu || !page) return undefined
  return page.element ? placeOfElement(menu.modules, page.element) : placeOfAddress(menu.modules, pathname)
}
