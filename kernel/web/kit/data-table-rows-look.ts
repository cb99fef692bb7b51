import type { Theme } from '@mui/material/styles'
import type { Column } from './data-table-column.ts'

/**
 * How the rows of a list look, said once for all of them: a component and a style for each cell would take a third of
 * the time that a page with a list needs to appear.
 */
export const rowsLook = (theme: Theme) => {
  const { palette } = theme.vars
  const chosen = `color-mix(in srgb, ${palette.primary.main} 6%, transparent)`
  return {
    '& > tr': {
      height: 54,
      verticalAlign: 'middle' as const,
      '&[data-opens-page]': { cursor: 'pointer' },
      '&:hover': { backgroundColor: palette.action.hover },
      '&[data-chosen], &[data-chosen]:hover': { backgroundColor: chosen },
      '&:last-child > td': { borderBottom: 0 },
    },
    '& > tr > td': {
      ...theme.typography.body2,
      padding: '6px 12px',
      borderBottom: `1px solid ${palette.divider}`,
      textAlign: 'start' as const,
      color: palette.text.primary,
      '&[data-align="end"]': { textAlign: 'end' as const, fontVariantNumeric: 'tabular-nums' },
      '&[data-place="choice"]': { width: 48, padding: 0, paddingInlineStart: '10px' },
      '&[data-place="menu"]': { paddingBlock: 0, textAlign: 'end' as const },
      ...hiddenBelow(theme, 'md'),
      ...hiddenBelow(theme, 'lg'),
    },
    '&[data-steady] > tr > td:not([data-place])': {
      overflow: 'hidden',
      textOverflow: 'ellipsis',
      whiteSpace: 'nowrap' as const,
      // A French value in an Arabic page is cut at its end, and stands on the side of the page all the same.
      unicodeBidi: 'plaintext' as const,
      '&:not([data-align="end"])': { textAlign: 'left' as const },
    },
    '& > tr[data-group]': { height: 38, '&:hover': { backgroundColor: 'inherit' } },
    '& > tr[data-group] > th': {
      ...theme.typography.subtitle2,
      padding: '6px 12px',
      textAlign: 'start' as const,
      color: palette.text.secondary,
      backgroundColor: palette.background.default,
      borderBottom: `1px solid ${palette.divider}`,
      '&[data-alarming]': { color: palette.error.strong },
    },
    '& a[data-opens]': { display: 'block', fontWeight: 600, color: 'inherit', textDecoration: 'none' },
  }
}

const hiddenBelow = (theme: Theme, width: 'md' | 'lg') => ({
  [theme.breakpoints.down(width)]: { [`&[data-hidden-below="${width}"]`]: { display: 'none' } },
})

/** What a cell of the column says of itself to the look above. */
export const cellMarks = ({ align, hiddenBelow: width }: Pick<Column<never>, 'align' | 'hiddenBelow'>) => ({
  'data-align': align,
  'data-hidden-below': width,
})
