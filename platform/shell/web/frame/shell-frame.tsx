import Box from '@mui/material/Box'
import { type ReactNode, useState } from 'react'
import { Outlet, useLocation } from 'react-router'
import { NavigationProgress } from './navigation-progress.tsx'
import { SideDrawer } from './side-drawer.tsx'
import { drawerWidth, miniDrawerWidth } from './sizes.ts'
import { SkipLink } from './skip-link.tsx'
import { TopBar } from './top-bar.tsx'
import { useDrawerKind } from './use-drawer-kind.ts'
import { useFocusOnTitle } from './use-focus-on-title.ts'

type Props = {
  menu: (isMini: boolean) => ReactNode
  /** Where one is, in the bar. */
  where: ReactNode
  state?: ReactNode
}

/** Menu at the side, bar at the top, page in the middle: the layouts differ by their menu. */
export function ShellFrame({ menu, where, state }: Props) {
  const kind = useDrawerKind()
  const { key } = useLocation()
  const [openedAt, setOpenedAt] = useState<string | null>(null)
  useFocusOnTitle()

  const margin = { full: drawerWidth, mini: miniDrawerWidth, temporary: 0 }[kind]
  return (
    <>
      <SkipLink />
      <SideDrawer kind={kind} isOpen={openedAt === key} onClose={() => setOpenedAt(null)}>
        {menu}
      </SideDrawer>
      <Box sx={{ marginInlineStart: `${margin}px`, transition: 'margin 160ms ease-out', minWidth: 0 }}>
        <TopBar state={state} onOpenMenu={kind === 'temporary' ? () => setOpenedAt(key) : undefined}>
          {where}
        </TopBar>
        <NavigationProgress />
        <Box component="main" id="content" tabIndex={-1} sx={{ outline: 'none' }}>
          <Outlet />
        </Box>
      </Box>
    </>
  )
}
