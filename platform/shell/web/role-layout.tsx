import { useT } from '#kernel/web/i18n.ts'
import type { LayoutName } from '#kernel/web/pages.ts'
import { usePageOnScreen } from '#kernel/web/routes.tsx'
import { type Person, useSession } from '#kernel/web/session.ts'
import { Breadcrumb } from './frame/breadcrumb.tsx'
import { ShellFrame } from './frame/shell-frame.tsx'
import { ClientCard } from './menu/client-card.tsx'
import { RoleMenu, RoleMenuBar } from './menu/role-menu.tsx'
import { isRoleLayout, roleMenus } from './role-menus.ts'
import { usePlaceInAdministration } from './use-place-in-administration.ts'

const homes = {
  superAdmin: 'shell.person.platform',
  superDev: 'shell.person.development',
  adminOfClient: 'shell.person.administration',
}

/** The three administrations: of the platform, of its development, of one client. */
export function RoleLayout() {
  const { person } = useSession()
  const page = usePageOnScreen()?.page
  const layout = layoutOf(page?.layout, person)
  return (
    <ShellFrame
      menu={isMini => (
        <>
          {layout === 'adminOfClient' && <ClientCard />}
          <RoleMenu entries={roleMenus[layout]} isMini={isMini} />
        </>
      )}
      menuBar={<RoleMenuBar entries={roleMenus[layout]} />}
      where={<WhereInAdministration layout={layout} />}
    />
  )
}

function WhereInAdministration({ layout }: { layout: keyof typeof homes }) {
  const t = useT()
  return <Breadcrumb crumbs={usePlaceInAdministration(t(homes[layout]), roleMenus[layout])} />
}

function layoutOf(layout: LayoutName | undefined, person: Person | null) {
  if (layout && isRoleLayout(layout)) return layout
  return person?.superAdmin ? 'superAdmin' : 'superDev'
}
