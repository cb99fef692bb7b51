import DrawOutlined from '~icons/ic/outline-draw'
import Home from '~icons/ic/baseline-home'
import { useLocation } from 'react-router'
import { useT } from '#kernel/web/i18n.ts'
import { useMenu } from '#platform/rights/rights.web.ts'
import type { MenuElement } from '#platform/rights/menu.model.ts'
import { inboxPath } from '#platform/envelopes/envelope-place.model.ts'
import { namedRoutes } from '#platform/named-routes.model.ts'
import { ApplicationIcon } from './application-icon.tsx'
import type { BarEntry } from './bar-entry.ts'
import { MenuBar } from './menu-bar.tsx'
import { MenuSign } from './menu-sign.tsx'
import { capitalise, elementOf, plannedApart, plannedFold } from './menu-tree.ts'
import { usePlaceInMenu } from './use-menu.ts'

/** Home, what one signs and the applications, along the top. */
export function ApplicationMenuBar() {
  const t = useT()
  const { pathname } = useLocation()
  const modules = useMenu()?.modules ?? []
  const place = usePlaceInMenu()
  const current = place && elementOf(place).path
  const home: BarEntry = {
    key: 'home',
    name: t('shell.home'),
    to: namedRoutes.dashboard,
    icon: <MenuSign icon={Home} />,
    isCurrent: pathname === namedRoutes.dashboard,
    children: [],
  }
  const signatures: BarEntry = {
    key: 'signatures',
    name: t('shell.signatures'),
    to: inboxPath,
    icon: <MenuSign icon={DrawOutlined} />,
    isCurrent: pathname.startsWith(inboxPath),
    children: [],
  }
  const applications = modules.map(({ root, ...application }) => ({
    ...entryOf(root, current, t('shell.planned.fold')),
    name: capitalise(application.name),
    icon: <ApplicationIcon {...application} />,
  }))
  return <MenuBar entries={[home, signatures, ...applications]} />
}

function entryOf(element: MenuElement, current: string | undefined, foldName: string): BarEntry {
  const { shown, folded } = plannedApart(element)
  const below = (elements: readonly MenuElement[]) => elements.map(child => entryOf(child, current, foldName))
  const fold: BarEntry = {
    key: plannedFold(element),
    name: foldName,
    isCurrent: false,
    isDim: true,
    children: below(folded),
  }
  return {
    key: element.path,
    name: element.name,
    to: element.routePath,
    isCurrent: element.path === current,
    isDim: element.planned,
    children: folded.length > 0 ? [...below(shown), fold] : below(shown),
  }
}
