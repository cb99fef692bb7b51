import type { Theme } from '@mui/material/styles'
import { levelStyles } from './level-styles.ts'
import { headHeight } from './use-active-cell.ts'

const amber = '#E0A032'

/** One sheet for the whole grid. */
export const matrixStyles = (theme: Theme) => {
  const { palette } = theme.vars as Theme['vars']
  const stripe = `color-mix(in srgb, ${palette.text.primary} 9%, transparent)`
  const columns = {
    display: 'grid',
    gridTemplateColumns: 'var(--matrix-name) var(--matrix-columns)',
  }
  return {
    ...levelStyles(theme),
    overflow: 'auto',
    overscrollBehavior: 'contain',
    maxHeight: 'max(360px, calc(100dvh - 340px))',
    position: 'relative',
    '& .matrix-inner': { position: 'relative', minWidth: 'var(--matrix-width)' },
    '& .matrix-head': {
      ...columns,
      position: 'sticky',
      top: 0,
      zIndex: 3,
      height: headHeight,
      backgroundColor: `color-mix(in srgb, ${palette.text.primary} 3%, ${palette.background.paper})`,
      borderBottom: `1px solid ${palette.divider}`,
    },
    '& .matrix-head > *': {
      display: 'flex',
      flexDirection: 'column',
      alignItems: 'center',
      justifyContent: 'center',
      minWidth: 0,
      paddingInline: '8px',
      fontSize: '0.8rem',
      lineHeight: 1.3,
      fontWeight: 620,
      color: palette.text.secondary,
      textAlign: 'center',
    },
    '& .matrix-corner': { position: 'sticky', insetInlineStart: 0, zIndex: 1, backgroundColor: 'inherit' },
    '& .matrix-head > .matrix-corner': { alignItems: 'flex-start', paddingInlineStart: '16px' },
    '& .matrix-head span': { maxWidth: '100%', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
    '& .matrix-caption': { fontWeight: 450, fontSize: '0.72rem' },
    '& .matrix-row': { ...columns, position: 'absolute', insetInline: 0, borderBottom: `1px solid ${palette.divider}` },
    '& .matrix-row:hover > *': {
      backgroundImage: `linear-gradient(${palette.action.hover}, ${palette.action.hover})`,
    },
    '& .matrix-name': {
      position: 'sticky',
      insetInlineStart: 0,
      zIndex: 2,
      display: 'flex',
      alignItems: 'center',
      gap: '4px',
      minWidth: 0,
      paddingInlineEnd: '8px',
      backgroundColor: palette.background.paper,
      borderInlineEnd: `1px solid ${palette.divider}`,
      fontSize: '0.875rem',
      cursor: 'default',
    },
    '& .matrix-name > span': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
    '& .matrix-name > svg': { flex: 'none', color: palette.text.secondary },
    '& .matrix-row[aria-expanded] > .matrix-name': { cursor: 'pointer' },
    '& .matrix-unfold': { transform: theme.direction === 'rtl' ? 'rotate(90deg)' : 'rotate(-90deg)' },
    '& .matrix-module > .matrix-name': { fontWeight: 620 },
    '& .matrix-action > .matrix-name, & .matrix-fields > .matrix-name': { color: palette.text.secondary },
    '& .matrix-cell': {
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'center',
      position: 'relative',
      cursor: 'pointer',
    },
    '& .matrix-read-only': {
      cursor: 'default',
      backgroundColor: `color-mix(in srgb, ${palette.text.primary} 2.5%, transparent)`,
    },
    '& .matrix-at-ceiling': {
      backgroundImage: `repeating-linear-gradient(135deg, transparent 0 6px, ${stripe} 6px 9px)`,
    },
    '& .matrix-changed::after': {
      content: '""',
      position: 'absolute',
      inset: '2px',
      border: `2px solid ${amber}`,
      borderRadius: '8px',
      pointerEvents: 'none',
    },
    '& [data-column]:focus-visible': { outline: `2px solid ${palette.primary.main}`, outlineOffset: -2 },
    '& [data-column]:focus': { outlineOffset: -2 },
  } as const
}
