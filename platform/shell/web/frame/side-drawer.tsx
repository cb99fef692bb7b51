import Close from '~icons/ic/baseline-close'
import MenuOpen from '~icons/ic/baseline-menu-open'
import PushPinOutlined from '~icons/ic/outline-push-pin'
import Box from '@mui/material/Box'
import Drawer from '@mui/material/Drawer'
import IconButton from '@mui/material/IconButton'
import Tooltip from '@mui/material/Tooltip'
import Typography from '@mui/material/Typography'
import type { Theme } from '@mui/material/styles'
import useMediaQuery from '@mui/material/useMediaQuery'
import { type ReactNode, useState } from 'react'
import { Link } from 'react-router'
import { useT } from '#kernel/web/i18n.ts'
import { Logo } from '#kernel/web/kit/logo.tsx'
import { changeLayout } from '#kernel/web/layout-options.ts'
import { drawerWidth, miniDrawerWidth } from './sizes.ts'
import type { DrawerKind } from './use-menu-kind.ts'

type Props = {
  kind: DrawerKind
  isOpen: boolean
  onClose: () => void
  /** The menu, drawn with icons alone when mini. */
  children: (isMini: boolean) => ReactNode
}

/** The left menu's room. Shrunk, it opens over the page while the pointer or the focus is inside. */
export function SideDrawer({ kind, isOpen, onClose, children }: Props) {
  const t = useT()
  const [isPeeking, setIsPeeking] = useState(false)
  if (kind === 'temporary') {
    return (
      <Drawer
        open={isOpen}
        onClose={onClose}
        slotProps={{ paper: { 'aria-label': t('shell.menu'), sx: { width: drawerWidth, ...underTheBar } } }}
      >
        <Box component="nav" aria-label={t('shell.menu')} sx={[surface, { flex: 1, minHeight: 0 }]}>
          <DrawerHead isMini={false}>
            <IconButton aria-label={t('shell.menu.close')} onClick={onClose} sx={{ color: 'inherit' }}>
              <Close sx={{ fontSize: 20 }} />
            </IconButton>
          </DrawerHead>
          {children(false)}
        </Box>
      </Drawer>
    )
  }
  const isMini = kind === 'mini' && !isPeeking
  return (
    <Box
      component="nav"
      aria-label={t('shell.menu')}
      onMouseEnter={() => setIsPeeking(true)}
      onMouseLeave={() => setIsPeeking(false)}
      onFocus={() => setIsPeeking(true)}
      onBlur={event => setIsPeeking(event.currentTarget.contains(event.relatedTarget))}
      sx={[
        surface,
        {
          position: 'fixed',
          insetBlock: 'var(--shell-top, 0px) 0',
          insetInlineStart: 0,
          zIndex: 'drawer',
          width: isMini ? miniDrawerWidth : drawerWidth,
          transition: 'width 160ms ease-out',
          boxShadow: kind === 'mini' && isPeeking ? '0 0 32px rgba(8, 20, 12, 0.35)' : 'none',
        },
      ]}
    >
      <DrawerHead isMini={isMini}>
        <PinButton kind={kind} />
      </DrawerHead>
      {children(isMini)}
    </Box>
  )
}

/** On a tablet there is no room to keep the menu open. */
function PinButton({ kind }: { kind: DrawerKind }) {
  const t = useT()
  const isTablet = useMediaQuery<Theme>(theme => theme.breakpoints.down('lg'), { noSsr: true })
  if (isTablet) return null
  const label = t(kind === 'full' ? 'shell.menu.fold' : 'shell.menu.unfold')
  return (
    <Tooltip title={label}>
      <IconButton
        aria-label={label}
        onClick={() => changeLayout({ menuCollapsed: kind === 'full' })}
        sx={theme => ({ color: theme.vars.palette.navigation.dim })}
      >
        {kind === 'full' ? (
          <MenuOpen sx={theme => ({ fontSize: 20, transform: theme.direction === 'rtl' ? 'scaleX(-1)' : undefined })} />
        ) : (
          <PushPinOutlined sx={{ fontSize: 18 }} />
        )}
      </IconButton>
    </Tooltip>
  )
}

const DrawerHead = ({ isMini, children }: { isMini: boolean; children: ReactNode }) => (
  <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', height: 40, px: 1, mb: 0.5 }}>
    <Box
      component={Link}
      to="/"
      aria-label="Sillon"
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 1.25,
        color: 'inherit',
        textDecoration: 'none',
        borderRadius: '8px',
      }}
    >
      <Logo size={28} />
      {!isMini && (
        <Typography
          component="span"
          sx={theme => ({ fontSize: '1.1rem', fontWeight: 680, color: theme.vars.palette.navigation.activeText })}
        >
          Sillon
        </Typography>
      )}
    </Box>
    {!isMini && children}
  </Box>
)

/** What stands over every page, such as support access, keeps the top of the screen. */
const underTheBar = { top: 'var(--shell-top, 0px)', height: 'calc(100% - var(--shell-top, 0px))' }

const surface = (theme: Theme) => ({
  display: 'flex',
  flexDirection: 'column' as const,
  gap: '10px',
  padding: '12px 10px',
  '& > *': { flexShrink: 0 },
  overflowX: 'hidden' as const,
  overflowY: 'auto' as const,
  scrollbarWidth: 'thin' as const,
  scrollbarColor: 'rgba(140, 160, 146, 0.4) transparent',
  backgroundColor: theme.vars.palette.navigation.background,
  color: theme.vars.palette.navigation.text,
  borderInlineEnd: `1px solid ${theme.vars.palette.navigation.line}`,
})
