import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { useT } from '#kernel/web/i18n.ts'
import type { Column } from '#kernel/web/kit/data-table-column.ts'
import { Moment } from '#kernel/web/kit/moment.tsx'
import { SparkBars } from '#kernel/web/kit/spark-bars.tsx'
import type { useFormat } from '#kernel/web/use-format.ts'
import type { ErrorLine } from '../error-report.model.ts'
import { ErrorStateChip } from './error-state-chip.tsx'

export const errorColumns = (
  t: ReturnType<typeof useT>,
  { number }: ReturnType<typeof useFormat>,
): Column<ErrorLine>[] => [
  {
    key: 'message',
    label: t('monitoring.error.what'),
    text: ({ message }) => message,
    cell: error => <What error={error} />,
  },
  {
    key: 'state',
    label: t('field.state'),
    text: ({ state }) => t(`monitoring.state.${state}`),
    cell: ({ state }) => <ErrorStateChip state={state} />,
    width: 110,
    onPhone: 'badge',
  },
  {
    key: 'days',
    label: t('monitoring.error.days'),
    text: ({ days }) => days.join(' '),
    cell: ({ days }) => <SparkBars values={days} tone="error" />,
    width: 150,
    hiddenBelow: 'lg',
    onPhone: 'hidden',
  },
  { key: 'count', label: t('monitoring.error.count'), text: ({ count }) => number(count), align: 'end', width: 80 },
  {
    key: 'clients',
    label: t('field.clients'),
    text: ({ clients }) => number(clients),
    align: 'end',
    width: 90,
    hiddenBelow: 'md',
  },
  {
    key: 'release',
    label: t('field.release'),
    text: ({ lastRelease }) => lastRelease,
    width: 90,
    hiddenBelow: 'lg',
  },
  {
    key: 'lastAt',
    label: t('monitoring.error.last'),
    text: ({ lastAt }) => lastAt,
    cell: ({ lastAt }) => <Moment instant={lastAt} />,
    width: 195,
  },
]

/** Left to right whatever the language: it is what a program wrote. */
const What = ({ error: { source, call, code, message } }: { error: ErrorLine }) => (
  <Box dir="ltr" sx={{ textAlign: 'start', py: 0.5, minWidth: 0 }}>
    <Typography component="span" variant="body2" sx={{ display: 'block', fontWeight: 600, overflowWrap: 'anywhere' }}>
      {message || code}
    </Typography>
    <Typography component="span" variant="caption" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
      {source === 'browser' ? code : `${call} · ${code}`}
    </Typography>
  </Box>
)
