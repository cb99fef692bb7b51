import Box from '@mui/material/Box'
import { useRef } from 'react'
import { Outlet } from 'react-router'
import { layoutPreference } from '#kernel/web/layout-options.ts'
import { boxedWidth, footerHeight } from './sizes.ts'
import { usePageTransition } from './use-page-transition.ts'

/** Where the page goes: as wide as the screen, or as a sheet in its middle. */
export function PageArea() {
  const { contentWidth, footer } = layoutPreference.use()
  const sheet = useRef<HTMLDivElement>(null)
  usePageTransition(sheet)
  return (
    <Box
      component="main"
      id="content"
      tabIndex={-1}
      sx={{
        flex: 1,
        minWidth: 0,
        outline: 'none',
        overflowX: 'clip',
        '--shell-footer': footer === 'fixed' ? `${footerHeight}px` : '0px',
      }}
    >
      <Box ref={sheet} sx={contentWidth === 'boxed' ? { maxWidth: boxedWidth, mx: 'auto' } : undefined}>
        <Outlet />
      </Box>
    </Box>
  )
}
