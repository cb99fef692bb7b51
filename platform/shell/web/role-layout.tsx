import { useT } from '#kernel/web/i18n.ts'
import type { LayoutName } from '#kernel/web/pages.ts'
import { usePageOnScreen } from '#kernel/web/routes.tsx'
import { type Person, useSession } from '#kernel/web/session.ts'
import { Breadcrumb } from './frame/breadcrumb.tsx'
import { ShellFrame } from './frame/shell-frame.tsx'
import { ClientCard } from './menu/client-card.tsx'
import { RoleMenu, RoleMenuBar } from './menu/role-menu.tsx'
import { isRoleLayout, roleMenus } from './role-menus.ts'

const homes = {
  superAdmin: 'shell.person.platform',
  superDev: 'shell.person.development',
  adminOfClient: 'shell.person.administration',
}

/** The three administrations: of the platform, of its development, of one client. */
export function RoleLayout() {
  const t = useT()
  const { person } = useSession()
  const page = usePageOnScreen()?.page
  const layout = layoutOf(page?.layout, person)
  const area = { name: t(homes[layout]), to: undefined }
  return (
    <ShellFrame
      menu={isMini => (
        <>
          {layout === 'adminOfClient' && <ClientCard />}
          <RoleMenu entries={roleMenus[layout]} isMini={isMini} />
        </>
      )}
      menuBar={<RoleMenuBar entries={roleMenus[layout]} />}
      where={<Breadcrumb crumbs={page ? [area, { name: t(page.title) }] : [area]} />}
    />
  )
}

function layoutOf(layout: LayoutName | undefined, person: Person | null) {
  if (layout && isRoleLayout(layout)) return layout
  return person?.superAdmin ? 'superAdmin' : 'superDev'
}
