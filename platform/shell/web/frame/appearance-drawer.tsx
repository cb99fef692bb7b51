import Close from '~icons/ic/baseline-close'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Drawer from '@mui/material/Drawer'
import IconButton from '@mui/material/IconButton'
import Typography from '@mui/material/Typography'
import { useColorScheme } from '@mui/material/styles'
import { useId } from 'react'
import { useT } from '#kernel/web/i18n.ts'
import { resetLayout } from '#kernel/web/layout-options.ts'
import { AppearanceOptions } from './appearance-options.tsx'
import { appearanceWidth } from './sizes.ts'

/** How Sillon looks on this browser. Each choice is seen at once, beside the drawer, and kept. */
export function AppearanceDrawer({ onClose }: { onClose: () => void }) {
  const t = useT()
  const titleId = useId()
  const { setMode } = useColorScheme()
  const reset = () => {
    resetLayout()
    setMode('light')
  }
  return (
    <Drawer
      open
      anchor="right"
      onClose={onClose}
      slotProps={{
        backdrop: { invisible: true },
        paper: {
          role: 'dialog',
          'aria-modal': true,
          'aria-labelledby': titleId,
          sx: theme => ({
            width: appearanceWidth,
            maxWidth: '100vw',
            borderInlineStart: `1px solid ${theme.vars.palette.divider}`,
            boxShadow: '0 0 28px rgba(16, 32, 22, 0.14)',
          }),
        },
      }}
    >
      <Box
        sx={theme => ({
          position: 'sticky',
          top: 0,
          zIndex: 1,
          display: 'flex',
          alignItems: 'center',
          gap: 1,
          py: 1.5,
          paddingInlineStart: 2.5,
          paddingInlineEnd: 1.5,
          backgroundColor: theme.vars.palette.background.paper,
          borderBottom: `1px solid ${theme.vars.palette.divider}`,
        })}
      >
        <Box sx={{ flex: 1, minWidth: 0 }}>
          <Typography variant="h6" component="h2" id={titleId}>
            {t('shell.appearance')}
          </Typography>
          <Typography variant="caption" sx={{ color: 'text.secondary' }}>
            {t('shell.appearance.context')}
          </Typography>
        </Box>
        <Button size="small" variant="outlined" color="inherit" onClick={reset}>
          {t('verb.reset')}
        </Button>
        <IconButton aria-label={t('verb.close')} onClick={onClose}>
          <Close fontSize="small" />
        </IconButton>
      </Box>
      <AppearanceOptions />
    </Drawer>
  )
}
