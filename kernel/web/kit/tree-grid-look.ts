import type { Theme } from '@mui/material/styles'

/** What the lines of every tree look like; the columns and what is shown of a line are the tree's own. */
export function treeGridLook({ vars: { palette } }: Theme) {
  const focused = { outline: `2px solid ${palette.primary.main}` }
  return {
    lines: { display: 'grid', alignItems: 'center', columnGap: 2, paddingInline: 1.5, minHeight: 44 },
    head: {
      minHeight: 40,
      color: palette.text.secondary,
      fontSize: '0.78rem',
      fontWeight: 600,
      backgroundColor: palette.background.default,
    },
    row: {
      borderTop: `1px solid ${palette.divider}`,
      '&:hover': { backgroundColor: palette.action.hover },
      '&:focus-visible': { ...focused, outlineOffset: -2 },
    },
    words: { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap', fontWeight: 550 },
    wordsOfArchived: { color: palette.text.secondary, fontWeight: 400 },
    /** Beside the name: cut where there is no room. */
    further: {
      minWidth: 0,
      overflow: 'hidden',
      textOverflow: 'ellipsis',
      whiteSpace: 'nowrap',
      color: palette.text.secondary,
    },
    button: {
      display: 'grid',
      placeItems: 'center',
      width: 36,
      height: 36,
      border: 0,
      borderRadius: '8px',
      color: palette.text.secondary,
      backgroundColor: 'transparent',
      cursor: 'pointer',
      '&:hover': { backgroundColor: palette.action.hover },
      '&:focus-visible': focused,
    },
    parts: {
      '& .name': {
        display: 'flex',
        alignItems: 'center',
        gap: 0.75,
        minWidth: 0,
        paddingInlineStart: 'calc(var(--depth) * 22px)',
      },
      '& .handle': { flex: 'none', color: palette.text.disabled, cursor: 'grab', visibility: 'hidden' },
      '& .row[draggable=true]:hover .handle, & .row[draggable=true]:focus-visible .handle': { visibility: 'visible' },
      '& .chevron': {
        flex: 'none',
        color: palette.text.secondary,
        transition: 'transform 120ms',
        '[dir=rtl] &': { transform: 'scaleX(-1)' },
      },
      '& .chevron.open, [dir=rtl] & .chevron.open': { transform: 'rotate(90deg)' },
      '& .chevron.leaf': { visibility: 'hidden' },
    },
  } as const
}
