import Close from '~icons/ic/baseline-close'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import Typography from '@mui/material/Typography'
import { useT } from '../i18n.ts'
import type { BulkAction } from './data-table-props.ts'
import type { Selection } from './use-selection.ts'

type Props<Row> = { selection: Selection<Row>; actions: readonly BulkAction<Row>[] }

/** How many rows are ticked and what can be done with all of them. */
export function BulkBar<Row>({ selection, actions }: Props<Row>) {
  const t = useT()
  return (
    <Box
      role="toolbar"
      aria-label={t('kernel.table.bulk')}
      sx={theme => ({
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 1,
        px: 1.5,
        py: 0.5,
        minHeight: 47,
        borderBottom: `1px solid ${theme.vars.palette.divider}`,
        backgroundColor: `color-mix(in srgb, ${theme.vars.palette.primary.main} 9%, transparent)`,
      })}
    >
      <IconButton size="small" aria-label={t('kernel.table.unselect')} onClick={selection.clear}>
        <Close fontSize="small" />
      </IconButton>
      <Typography variant="subtitle2" component="p" aria-live="polite" sx={{ marginInlineEnd: 1 }}>
        {t('kernel.table.selected', { count: selection.rows.length })}
      </Typography>
      {actions.map(({ label, icon, isDestructive, isDisabled, onSelect }) => (
        <Button
          key={label}
          size="small"
          color={isDestructive ? 'error' : 'inherit'}
          variant="outlined"
          startIcon={icon}
          disabled={isDisabled}
          onClick={() => onSelect(selection.rows, selection.clear)}
        >
          {label}
        </Button>
      ))}
    </Box>
  )
}
