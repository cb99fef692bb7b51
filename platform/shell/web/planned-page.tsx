import { useT } from '#kernel/web/i18n.ts'
import { usePageOnScreen } from '#kernel/web/routes.tsx'
import { elementOf } from './menu/menu-tree.ts'
import { usePlaceInMenu } from './menu/use-menu.ts'
import { PlannedAlone } from './planned-alone.tsx'
import { PlannedElement } from './planned-element.tsx'
import { PlannedSheet } from './planned-sheet.tsx'

/** An address of the product whose page is still to come: what it will be, without pretending. */
export function PlannedPage() {
  const t = useT()
  const page = usePageOnScreen()?.page
  const place = usePlaceInMenu()
  const element = page?.element ?? (place && page?.path === '*' ? elementOf(place).path : undefined)
  if (!page) return null
  if (element) return <PlannedElement path={element} place={place} isAlone={page.layout === 'blank'} />
  if (page.layout === 'blank') return <PlannedAlone name={t(page.title)} plan={t(`${page.title}.plan`)} />
  return <PlannedSheet name={t(page.title)} plan={t(`${page.title}.plan`)} />
}
