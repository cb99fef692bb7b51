import type { SxProps, Theme } from '@mui/material/styles'
import { treeGridLook } from '#kernel/web/kit/tree-grid-look.ts'

/** One style for the whole grid: a style of its own for each of 300 rows would be felt. */
export const elementGridStyle: SxProps<Theme> = theme => {
  const { palette } = theme.vars
  const look = treeGridLook(theme)
  return {
    '& .row, & .head': { ...look.lines, gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 4fr) 110px 44px' },
    '& .head': look.head,
    '& .row': { ...look.row, position: 'relative' },
    ...look.parts,
    '& .chevron': { ...look.parts['& .chevron'], cursor: 'pointer' },
    '& .words': look.words,
    '& .kind, & .phone': { flex: 'none', color: palette.text.secondary },
    '& .path': { ...look.further, fontSize: '0.82rem' },
    '& .clients': { color: palette.text.secondary, fontVariantNumeric: 'tabular-nums' },
    '& .tag': {
      flex: 'none',
      paddingInline: '7px',
      paddingBlock: '1px',
      borderRadius: '7px',
      fontSize: '0.74rem',
      fontWeight: 600,
      color: palette.info.strong,
      backgroundColor: `color-mix(in srgb, ${palette.info.main} 12%, transparent)`,
    },
    '& .tag.warn': {
      color: palette.warning.strong,
      backgroundColor: `color-mix(in srgb, ${palette.warning.main} 12%, transparent)`,
    },
    '& .archived .words': look.wordsOfArchived,
    '& .more': look.button,
    '& .drop-before::before, & .drop-after::after': {
      content: '""',
      position: 'absolute',
      insetInline: 'calc(var(--depth) * 22px + 40px) 12px',
      height: '2px',
      backgroundColor: palette.primary.main,
    },
    '& .drop-before::before': { top: -1 },
    '& .drop-after::after': { bottom: -1 },
    '& .drop-inside': { backgroundColor: `color-mix(in srgb, ${palette.primary.main} 12%, transparent)` },
    [theme.breakpoints.down('md')]: {
      '& .row, & .head': { gridTemplateColumns: 'minmax(0, 1fr) 90px 44px' },
      '& .path, & .head > :nth-of-type(2)': { display: 'none' },
    },
    [theme.breakpoints.down('sm')]: {
      '& .row, & .head': { gridTemplateColumns: 'minmax(0, 1fr) 44px', paddingInline: 0.5 },
      '& .clients, & .head > :nth-of-type(3)': { display: 'none' },
      '& .name': { paddingInlineStart: 'calc(var(--depth) * 14px)' },
      '& .handle': { display: 'none' },
    },
  }
}
