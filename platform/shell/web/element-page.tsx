import { useLocation } from 'react-router'
import { elementOf, placeAtAddress } from './menu/menu-tree.ts'
import { useMenu } from '#platform/rights/rights.web.ts'
import { ModulePage } from './module-page.tsx'
import { PlannedPage } from './planned-page.tsx'

/** An element of the menu without a page in the code: cards of what it holds, or its plan. */
export function ElementPage() {
  const menu = useMenu()
  const { pathname } = useLocation()
  const place = menu && placeAtAddress(menu.modules, pathname)
  if (!place) return null
  return elementOf(place).children.length > 0 ? <ModulePage place={place} /> : <PlannedPage />
}
