import Box from '@mui/material/Box'
import type { ReactNode } from 'react'
import { useBarType } from './use-bar-type.ts'

type Props = {
  bar: ReactNode
  menuBar?: ReactNode
  /** The bar is all the page has: nobody hides it. */
  isKept?: boolean
}

/** The bar and, in the horizontal layout, the menu under it: both stay in sight, or leave with the page. */
export function Header({ bar, menuBar, isKept = false }: Props) {
  const chosen = useBarType()
  const type = isKept && chosen === 'hidden' ? 'fixed' : chosen
  if (type === 'hidden' && !menuBar) return null
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
      {type !== 'hidden' && bar}
      {menuBar}
    </Box>
  )
}
