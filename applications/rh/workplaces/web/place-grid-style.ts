import type { SxProps, Theme } from '@mui/material/styles'
import { treeGridLook } from '#kernel/web/kit/tree-grid-look.ts'

/** One style for the whole grid: a style of its own for each of 400 rows would be felt. */
export const placeGridStyle: SxProps<Theme> = theme => {
  const { palette } = theme.vars
  const look = treeGridLook(theme)
  return {
    '& .row, & .head': { ...look.lines, gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 2fr) 90px 88px' },
    '& .row': { contentVisibility: 'auto', containIntrinsicBlockSize: 'auto 44px' },
    '& .head': look.head,
    '& .row, & .row.new': { ...look.row, cursor: 'pointer' },
    '& .row.company': { backgroundColor: palette.background.default },
    '& .row.company .words': { fontWeight: 650 },
    '& .row.new': { gridTemplateColumns: 'minmax(0, 1fr)', cursor: 'default' },
    ...look.parts,
    '& .row.new .name': { flexWrap: 'wrap', paddingInlineStart: 'calc(var(--depth) * 22px + 56px)' },
    '& .row.new input': {
      flex: '1 1 200px',
      maxWidth: 420,
      minWidth: 0,
      height: 34,
      paddingInline: 1.25,
      font: 'inherit',
      color: 'inherit',
      backgroundColor: palette.background.paper,
      border: `1px solid ${palette.text.secondary}`,
      borderRadius: '8px',
      '&:focus-visible': { outline: `2px solid ${palette.primary.main}`, outlineOffset: -1 },
    },
    '& .wrong': { color: palette.error.strong, fontSize: '0.82rem' },
    '& .words': look.words,
    '& .subunit .words': { fontWeight: 400 },
    '& svg': { fill: 'currentColor' },
    '& .dot': { flex: 'none', width: 10, height: 10, borderRadius: '50%' },
    '& .company .dot': { borderRadius: '3px' },
    '& .dot.empty': { border: `1px dashed ${palette.text.secondary}` },
    '& .where': look.further,
    '& .count, & .head > :nth-of-type(3)': { textAlign: 'end', fontVariantNumeric: 'tabular-nums' },
    '& .tag': {
      flex: 'none',
      paddingInline: '7px',
      borderRadius: '7px',
      fontSize: '0.74rem',
      fontWeight: 600,
      color: palette.warning.strong,
      backgroundColor: `color-mix(in srgb, ${palette.warning.main} 12%, transparent)`,
    },
    '& .archived .words': look.wordsOfArchived,
    '& .acts': { display: 'flex', justifyContent: 'flex-end', gap: 0.25 },
    '& .acts button': look.button,
    '& .target': {
      backgroundColor: `color-mix(in srgb, ${palette.primary.main} 14%, transparent)`,
      outline: `2px dashed ${palette.primary.main}`,
      outlineOffset: -2,
    },
    [theme.breakpoints.down('md')]: {
      '& .row:not(.new), & .head': { gridTemplateColumns: 'minmax(0, 1fr) 48px 80px', columnGap: 1 },
      '& .where, & .head > :nth-of-type(2)': { display: 'none' },
    },
    [theme.breakpoints.down('sm')]: {
      '& .row, & .head': { paddingInline: 0.5 },
      '& .name': { paddingInlineStart: 'calc(var(--depth) * 12px)' },
      '& .row.new .name': { paddingInlineStart: 'calc(var(--depth) * 12px + 30px)' },
      '& .handle': { display: 'none' },
    },
  }
}
