import Box from '@mui/material/Box'
import GlobalStyles from '@mui/material/GlobalStyles'
import type { ReactNode } from 'react'
import { barHeight, menuBarHeight } from './sizes.ts'
import { useBarType } from './use-bar-type.ts'

type Props = {
  bar: ReactNode
  menuBar?: ReactNode
  /** The bar is all the page has: nobody hides it. */
  isKept?: boolean
}

/** Pixels between the header and what is scrolled into sight under it: a field's label stands over the field. */
const air = 24

/** The bar and, in the horizontal layout, the menu under it: both stay in sight, or leave with the page. */
export function Header({ bar, menuBar, isKept = false }: Props) {
  const chosen = useBarType()
  const type = isKept && chosen === 'hidden' ? 'fixed' : chosen
  if (type === 'hidden' && !menuBar) return null
  const stays = type === 'static' ? 0 : (type === 'hidden' ? 0 : barHeight) + (menuBar ? menuBarHeight : 0)
  return (
    <Box
      component="header"
      sx={{
        position: type === 'static' ? 'relative' : 'sticky',
        top: 'var(--shell-top, 0px)',
        zIndex: 'appBar',
        flexShrink: 0,
      }}
    >
      <GlobalStyles styles={{ html: { scrollPaddingTop: `calc(var(--shell-top, 0px) + ${stays + air}px)` } }} />
      {type !== 'hidden' && bar}
      {menuBar}
    </Box>
  )
}
