import Box from '@mui/material/Box'
import type { ReactNode } from 'react'
import { useNamePage } from '../../page-name.ts'
import { useWakeLock } from './use-wake-lock.ts'

type Props = {
  title: string
  /** The dark bar: what runs here, who is there, what time it is. */
  bar: ReactNode
  children: ReactNode
}

/** A whole screen for one task, over the menu and the bar of the shell; it stays lit. */
export function TouchPage({ title, bar, children }: Props) {
  useNamePage(title)
  useWakeLock()
  return (
    <Box sx={screen}>
      <title>{`${title} · Sillon`}</title>
      <Box component="header" sx={head}>
        {bar}
      </Box>
      <Box sx={{ flex: 1, minHeight: 0, p: { xs: 1.5, md: 2 }, overflowY: 'auto', display: 'grid' }}>{children}</Box>
    </Box>
  )
}

const screen = {
  position: 'fixed',
  inset: 0,
  zIndex: 'drawer',
  display: 'flex',
  flexDirection: 'column',
  bgcolor: 'background.default',
  touchAction: 'manipulation',
  fontVariantNumeric: 'tabular-nums',
} as const

const head = {
  display: 'flex',
  alignItems: 'center',
  flexWrap: { xs: 'wrap', md: 'nowrap' },
  gap: { xs: 1, md: 2 },
  minHeight: 72,
  px: 2,
  py: 1,
  color: '#FFFFFF',
  bgcolor: '#14241B',
} as const
