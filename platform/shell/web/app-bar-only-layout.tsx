import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { Outlet } from 'react-router'
import { Logo } from '#kernel/web/kit/logo.tsx'
import { Header } from './frame/header.tsx'
import { Panels } from './frame/panels.tsx'
import { SkipLink } from './frame/skip-link.tsx'
import { TopBar } from './frame/top-bar.tsx'

/** Signed in, but in no client yet: the bar without a menu. */
export const AppBarOnlyLayout = () => (
  <>
    <SkipLink />
    <Header
      isKept
      bar={
        <TopBar>
          <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.25 }}>
            <Logo size={28} />
            <Typography component="span" sx={{ fontSize: '1.1rem', fontWeight: 680 }}>
              Sillon
            </Typography>
          </Box>
        </TopBar>
      }
    />
    <Box component="main" id="content" tabIndex={-1} sx={{ outline: 'none' }}>
      <Outlet />
    </Box>
    <Panels />
  </>
)
