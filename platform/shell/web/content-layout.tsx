import { useT } from '#kernel/web/i18n.ts'
import { usePageName } from '#kernel/web/page-name.ts'
import { usePageOnScreen } from '#kernel/web/routes.tsx'
import { useSession } from '#kernel/web/session.ts'
import { homeOfSuperRole } from '#platform/identity/landing.model.ts'
import { AppBarOnlyLayout } from './app-bar-only-layout.tsx'
import { Breadcrumb, type Crumb } from './frame/breadcrumb.tsx'
import { ReadOnlyChip } from './frame/read-only-chip.tsx'
import { ShellFrame } from './frame/shell-frame.tsx'
import { ApplicationMenu } from './menu/application-menu.tsx'
import { ApplicationMenuBar } from './menu/application-menu-bar.tsx'
import { ClientCard } from './menu/client-card.tsx'
import { capitalise, elementOf } from './menu/menu-tree.ts'
import { usePlaceInMenu } from './menu/use-menu.ts'
import { useNoteModuleVisit } from './menu/use-note-module-visit.ts'
import { RoleLayout } from './role-layout.tsx'

/** The applications. A person's own pages stand in it too; without a client they take the frame of his role. */
export function ContentLayout() {
  const { person, client } = useSession()
  if (!client) return person && homeOfSuperRole(person) ? <RoleLayout /> : <AppBarOnlyLayout />
  return <ShellFrame menu={menuOf} menuBar={menuBar} where={where} state={state} />
}

const menuOf = (isMini: boolean) => (
  <>
    <ClientCard />
    <ApplicationMenu isMini={isMini} />
  </>
)

function WhereInMenu() {
  useNoteModuleVisit()
  return <Breadcrumb crumbs={useCrumbs()} />
}

/** Made once: what stands around the page is not drawn anew when the page changes. */
const menuBar = <ApplicationMenuBar />
const where = <WhereInMenu />
const state = <ReadOnlyChip />

function useCrumbs(): Crumb[] {
  const t = useT()
  const page = usePageOnScreen()?.page
  const pageName = usePageName()
  const place = usePlaceInMenu()
  if (!page) return []
  if (!place) return [{ name: t(page.title) }]
  const crumbs = place.trail.map(({ name, routePath, level }) => ({
    name: capitalise(name),
    to: level > 0 ? routePath : undefined,
  }))
  const isBelowElement = page.path !== '*' && page.path !== elementOf(place).routePath
  return isBelowElement ? [...crumbs, { name: pageName ?? t(page.title) }] : crumbs
}
