import type { Theme } from '@mui/material/styles'
import useMediaQuery from '@mui/material/useMediaQuery'
import { layoutPreference } from '#kernel/web/layout-options.ts'

/** A phone keeps its bar, which holds the way to the menu. */
export function useBarType() {
  const { appBar } = layoutPreference.use()
  const isPhone = useMediaQuery<Theme>(theme => theme.breakpoints.down('md'), { noSsr: true })
  return isPhone && appBar === 'hidden' ? 'fixed' : appBar
}
