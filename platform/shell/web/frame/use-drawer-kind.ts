import type { Theme } from '@mui/material/styles'
import useMediaQuery from '@mui/material/useMediaQuery'
import { layoutPreference } from '#kernel/web/layout-options.ts'

export type DrawerKind = 'full' | 'mini' | 'temporary'

/** Whole on a wide screen unless the person shrank it, shrunk on a tablet, called by a button on a phone. */
export function useDrawerKind(): DrawerKind {
  const { menuCollapsed } = layoutPreference.use()
  const isPhone = useMediaQuery<Theme>(theme => theme.breakpoints.down('md'), { noSsr: true })
  const isTablet = useMediaQuery<Theme>(theme => theme.breakpoints.down('lg'), { noSsr: true })
  if (isPhone) return 'temporary'
  return isTablet || menuCollapsed ? 'mini' : 'full'
}
