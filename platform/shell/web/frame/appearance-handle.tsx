import PaletteOutlined from '~icons/ic/outline-palette'
import ButtonBase from '@mui/material/ButtonBase'
import Tooltip from '@mui/material/Tooltip'
import type { Theme } from '@mui/material/styles'
import useMediaQuery from '@mui/material/useMediaQuery'
import { useT } from '#kernel/web/i18n.ts'
import { showPanel } from './shown-panel.ts'
import { useBarType } from './use-bar-type.ts'

/** At the edge of a large screen, and of any screen whose bar is hidden: the way to the customizer, hence back. */
export function AppearanceHandle() {
  const t = useT()
  const type = useBarType()
  const isLarge = useMediaQuery<Theme>(theme => theme.breakpoints.up('lg'), { noSsr: true })
  if (!isLarge && type !== 'hidden') return null
  return (
    <Tooltip title={t('shell.appearance')} placement="left">
      <ButtonBase
        aria-label={t('shell.appearance')}
        aria-haspopup="dialog"
        onClick={() => showPanel('appearance')}
        sx={theme => ({
          position: 'fixed',
          insetInlineEnd: 0,
          top: '62%',
          zIndex: 'appBar',
          width: 24,
          height: 40,
          borderStartStartRadius: '8px',
          borderEndStartRadius: '8px',
          border: `1px solid ${theme.vars.palette.divider}`,
          borderInlineEnd: 0,
          backgroundColor: theme.vars.palette.background.paper,
          color: theme.vars.palette.text.secondary,
          opacity: 0.85,
          '&:hover, &.Mui-focusVisible': { opacity: 1, width: 32, color: theme.vars.palette.primary.main },
        })}
      >
        <PaletteOutlined sx={{ fontSize: 17 }} />
      </ButtonBase>
    </Tooltip>
  )
}
