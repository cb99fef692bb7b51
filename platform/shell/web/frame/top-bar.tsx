import MenuIcon from '~icons/ic/baseline-menu'
import Box from '@mui/material/Box'
import Collapse from '@mui/material/Collapse'
import Divider from '@mui/material/Divider'
import IconButton from '@mui/material/IconButton'
import type { Theme } from '@mui/material/styles'
import useMediaQuery from '@mui/material/useMediaQuery'
import { type ReactNode, useId, useState } from 'react'
import { useLocation } from 'react-router'
import { useT } from '#kernel/web/i18n.ts'
import { FoldButton } from './fold-button.tsx'
import { PersonMenu } from './person-menu.tsx'
import { barHeight } from './sizes.ts'
import { Bell, FoldedTools, Tools, useHasTools } from './tools.tsx'

type Props = {
  /** Where one is. */
  children?: ReactNode
  /** A state of the page, beside the tools. */
  state?: ReactNode
  onOpenMenu?: (() => void) | undefined
}

/** Where one is, the tools, oneself. A phone has room for the bell alone: the other tools unfold under the bar. */
export function TopBar({ children, state, onOpenMenu }: Props) {
  const t = useT()
  const { key } = useLocation()
  const [unfoldedAt, setUnfoldedAt] = useState<string | null>(null)
  const foldId = useId()
  const hasTools = useHasTools()
  const isPhone = useMediaQuery<Theme>(theme => theme.breakpoints.down('sm'), { noSsr: true })
  const isUnfolded = isPhone && hasTools && unfoldedAt === key
  return (
    <Box
      sx={theme => ({
        backgroundColor: theme.vars.palette.background.paper,
        borderBottom: `1px solid ${theme.vars.palette.divider}`,
      })}
    >
      <Box
        sx={{
          display: 'flex',
          alignItems: 'center',
          gap: { xs: 0.5, sm: 0.75 },
          height: barHeight - 1,
          paddingInlineStart: { xs: 1, sm: 3 },
          paddingInlineEnd: { xs: 0.5, sm: 2 },
        }}
      >
        {onOpenMenu && (
          <IconButton
            aria-label={t('shell.menu.open')}
            onClick={onOpenMenu}
            sx={{ color: 'text.primary', width: 44, height: 44, flexShrink: 0 }}
          >
            <MenuIcon />
          </IconButton>
        )}
        <Box sx={{ flex: 1, minWidth: 0 }}>{children}</Box>
        {state}
        {isPhone ? bell : tools}
        {isPhone && hasTools && (
          <FoldButton
            isUnfolded={isUnfolded}
            controls={foldId}
            onToggle={() => setUnfoldedAt(isUnfolded ? null : key)}
          />
        )}
        <Divider orientation="vertical" flexItem sx={{ display: { xs: 'none', sm: 'block' } }} />
        {personMenu}
      </Box>
      {isPhone && hasTools && (
        <Collapse in={isUnfolded} timeout={160} id={foldId} unmountOnExit>
          <FoldedTools />
        </Collapse>
      )}
    </Box>
  )
}

/** Made once: they follow neither the address nor the page. */
const bell = <Bell />
const tools = <Tools />
const personMenu = <PersonMenu />
