import Typography from '@mui/material/Typography'
import { Chip, type Tone } from '#kernel/web/kit/chip.tsx'
import type { Column } from '#kernel/web/kit/data-table-column.ts'
import type { t as translate } from '#kernel/web/i18n.ts'
import type { AuditEvent } from '../audit.model.ts'
import { whenAndWhoColumns } from './when-and-who-columns.tsx'

const tones: Record<AuditEvent['action'], Tone> = { insert: 'success', update: 'info', delete: 'error' }
const shownColumns = 6

export const journalColumns = (t: typeof translate): Column<AuditEvent>[] => [
  ...whenAndWhoColumns<AuditEvent>(t),
  {
    key: 'action',
    label: t('field.action'),
    text: ({ action }) => t(`audit.action.${action}`),
    cell: ({ action }) => <Chip label={t(`audit.action.${action}`)} tone={tones[action]} />,
    width: '1%',
    onPhone: 'badge',
  },
  { key: 'table', label: t('field.what'), text: ({ table }) => table.label, width: '27%' },
  {
    key: 'object',
    label: t('audit.object'),
    text: ({ object, rowId }) => object?.name ?? rowId,
    cell: ({ object, rowId }) => (object ? <bdi>{object.name}</bdi> : <Reference rowId={rowId} />),
    width: '18%',
  },
  {
    key: 'columns',
    label: t('audit.columns'),
    text: ({ columns }) => columns?.map(({ label }) => label).join(', '),
    cell: ({ columns }) => <Changed names={(columns ?? []).map(({ label }) => label)} t={t} />,
    width: '18%',
    hiddenBelow: 'md',
  },
  {
    key: 'rowId',
    label: t('field.reference'),
    text: ({ rowId }) => rowId,
    cell: ({ rowId }) => <Reference rowId={rowId} />,
    isOptional: true,
    onPhone: 'hidden',
  },
  {
    key: 'address',
    label: t('audit.address'),
    text: ({ address }) => address,
    width: '1%',
    hiddenBelow: 'lg',
    onPhone: 'hidden',
  },
]

const Reference = ({ rowId }: { rowId: string }) => (
  <Typography variant="caption" component="bdi" dir="ltr" title={rowId} sx={{ color: 'text.secondary' }}>
    {rowId.length > 10 ? `…${rowId.slice(-8)}` : rowId}
  </Typography>
)

function Changed({ names, t }: { names: readonly string[]; t: typeof translate }) {
  if (names.length === 0) return '—'
  const more = names.length - shownColumns
  return (
    <span title={names.join(', ')}>
      {names.slice(0, shownColumns).join(', ')}
      {more > 0 && ` ${t('count.more', { count: more })}`}
    </span>
  )
}
