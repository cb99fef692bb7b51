import Box from '@mui/material/Box'
import { type ReactNode, useState } from 'react'
import { useLocation } from 'react-router'
import { Brought } from '#kernel/web/brought.tsx'
import { maintenanceWatch } from '#platform/maintenance/maintenance-watch.web.ts'
import { useRightsChanged } from '../menu/use-rights-changed.ts'
import { AppearanceHandle } from './appearance-handle.tsx'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'
import { NavigationProgress } from './navigation-progress.tsx'
import { PageArea } from './page-area.tsx'
import { Panels } from './panels.tsx'
import { SideDrawer } from './side-drawer.tsx'
import { drawerWidth, miniDrawerWidth } from './sizes.ts'
import { SkipLink } from './skip-link.tsx'
import { TopBar } from './top-bar.tsx'
import { useFocusOnTitle } from './use-focus-on-title.ts'
import { useMenuKind } from './use-menu-kind.ts'

type Props = {
  /** At the side. */
  menu: (isMini: boolean) => ReactNode
  /** Along the top, where the person prefers it. */
  menuBar: ReactNode
  /** Where one is, in the bar. */
  where: ReactNode
  state?: ReactNode
}

const margins = { full: drawerWidth, mini: miniDrawerWidth, temporary: 0, horizontal: 0 }

/** Menu at the side or along the top, bar at the top, page in the middle: the layouts differ by their menu. */
export function ShellFrame({ menu, menuBar, where, state }: Props) {
  const kind = useMenuKind()
  const { key } = useLocation()
  const [openedAt, setOpenedAt] = useState<string | null>(null)
  useFocusOnTitle()
  useRightsChanged()
  return (
    <>
      {skipLink}
      {kind !== 'horizontal' && (
        <SideDrawer kind={kind} isOpen={openedAt === key} onClose={() => setOpenedAt(null)}>
          {menu}
        </SideDrawer>
      )}
      <Box
        sx={{
          display: 'flex',
          flexDirection: 'column',
          minHeight: '100vh',
          minWidth: 0,
          marginInlineStart: `${margins[kind]}px`,
          transition: 'margin 160ms ease-out',
        }}
      >
        <Header
          bar={
            <TopBar state={state} onOpenMenu={kind === 'temporary' ? () => setOpenedAt(key) : undefined}>
              {where}
            </TopBar>
          }
          menuBar={kind === 'horizontal' && menuBar}
        />
        {maintenance}
        {progress}
        {page}
        {footer}
      </Box>
      {appearance}
      {panels}
    </>
  )
}

/** Made once: a change of page draws anew only what follows the address by itself. */
const skipLink = <SkipLink />
const maintenance = <Brought part={maintenanceWatch} />
const progress = <NavigationProgress />
const page = <PageArea />
const footer = <Footer />
const appearance = <AppearanceHandle />
const panels = <Panels />
