import { usePageOnScreen } from '#kernel/web/routes.tsx'
import { elementOf } from './menu/menu-tree.ts'
import { usePlaceInMenu } from './menu/use-menu.ts'
import { PlannedElement } from './planned-element.tsx'

/** An address of the product whose page is still to come: what it will be, without pretending. */
export function PlannedPage() {
  const page = usePageOnScreen()?.page
  const place = usePlaceInMenu()
  const element = page?.element ?? (place && page?.path === '*' ? elementOf(place).path : undefined)
  if (!page || !element) return null
  return <PlannedElement path={element} place={place} isAlone={page.layout === 'blank'} />
}
