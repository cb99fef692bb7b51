import type { Theme } from '@mui/material/styles'
import useMediaQuery from '@mui/material/useMediaQuery'
import { layoutPreference } from '#kernel/web/layout-options.ts'

export type DrawerKind = 'full' | 'mini' | 'temporary'
export type MenuKind = DrawerKind | 'horizontal'

/**
 * At the side: whole on a wide screen unless the person shrank it, shrunk on a tablet, called by a button on a phone and
 * where he hid it. Along the top: on a wide screen only.
 */
export function useMenuKind(): MenuKind {
  const { menu, menuCollapsed, menuHidden } = layoutPreference.use()
  const isPhone = useMediaQuery<Theme>(theme => theme.breakpoints.down('md'), { noSsr: true })
  const isTablet = useMediaQuery<Theme>(theme => theme.breakpoints.down('lg'), { noSsr: true })
  if (isPhone || menuHidden) return 'temporary'
  if (isTablet) return 'mini'
  if (menu === 'horizontal') return 'horizontal'
  return menuCollapsed ? 'mini' : 'full'
}
