import type { Theme } from '@mui/material/styles'
import { visuallyHidden } from '#kernel/web/kit/hidden.ts'

const managing = { light: '#6A45A3', dark: '#BFA3E8' }

/** How levels look wherever `LevelSign` stands: once for a whole grid, since a style per cell would cost a scroll. */
export const levelStyles = (theme: Theme) => {
  const { palette } = theme.vars as Theme['vars']
  const tinted = (colour: string) => ({
    color: colour,
    backgroundColor: `color-mix(in srgb, ${colour} 12%, transparent)`,
  })
  return {
    '& .level': {
      display: 'inline-flex',
      alignItems: 'center',
      justifyContent: 'center',
      gap: '5px',
      minWidth: 78,
      paddingInline: '9px',
      height: 24,
      borderRadius: '7px',
      fontSize: '0.8rem',
      fontWeight: 600,
      whiteSpace: 'nowrap',
    },
    '& .level-1': tinted(palette.info.strong ?? palette.info.main),
    '& .level-2': tinted(palette.success.strong ?? palette.success.main),
    '& .level-3': { ...tinted(managing.light), ...theme.applyStyles('dark', tinted(managing.dark)) },
    '& .level-none': { color: palette.text.secondary },
    '& .level-free': { color: palette.text.secondary, fontSize: '0.78rem' },
    '& .level-unseen': visuallyHidden,
  } as const
}
