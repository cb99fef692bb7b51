import MenuIcon from '@mui/icons-material/Menu'
import Box from '@mui/material/Box'
import Divider from '@mui/material/Divider'
import IconButton from '@mui/material/IconButton'
import { type ReactNode } from 'react'
import { useT } from '#kernel/web/i18n.ts'
import { LanguageMenu } from './language-menu.tsx'
import { PersonMenu } from './person-menu.tsx'
import { barHeight } from './sizes.ts'

type Props = {
  /** Where one is. */
  children?: ReactNode
  /** A state of the page, beside the tools. */
  state?: ReactNode
  onOpenMenu?: (() => void) | undefined
}

export function TopBar({ children, state, onOpenMenu }: Props) {
  const t = useT()
  return (
    <Box
      component="header"
      sx={theme => ({
        position: 'sticky',
        top: 0,
        zIndex: 'appBar',
        display: 'flex',
        alignItems: 'center',
        gap: 1,
        height: barHeight,
        paddingInlineStart: { xs: 1, sm: 3 },
        paddingInlineEnd: { xs: 1, sm: 2 },
        backgroundColor: theme.vars.palette.background.paper,
        borderBottom: `1px solid ${theme.vars.palette.divider}`,
      })}
    >
      {onOpenMenu && (
        <IconButton
          aria-label={t('shell.menu.open')}
          onClick={onOpenMenu}
          sx={{ color: 'text.primary', width: 44, height: 44 }}
        >
          <MenuIcon />
        </IconButton>
      )}
      <Box sx={{ flex: 1, minWidth: 0 }}>{children}</Box>
      {state}
      <Box sx={{ display: { xs: 'none', sm: 'block' } }}>
        <LanguageMenu />
      </Box>
      <Divider orientation="vertical" flexItem sx={{ display: { xs: 'none', sm: 'block' } }} />
      <PersonMenu />
    </Box>
  )
}
