import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { Chip, type Tone } from '#kernel/web/kit/chip.tsx'
import type { Column } from '#kernel/web/kit/data-table-column.ts'
import type { t as translate } from '#kernel/web/i18n.ts'
import { Moment } from '#kernel/web/kit/moment.tsx'
import type { AuditEvent } from '../audit.model.ts'
import { actorInWords } from './actor-in-words.ts'

const tones: Record<AuditEvent['action'], Tone> = { insert: 'success', update: 'info', delete: 'error' }
const shownColumns = 6

export const journalColumns = (t: typeof translate): Column<AuditEvent>[] => [
  {
    key: 'at',
    label: t('audit.at'),
    text: ({ at }) => at,
    cell: ({ at }) => (
      <Box component="span" sx={{ whiteSpace: 'nowrap' }}>
        <Moment instant={at} />
      </Box>
    ),
    width: 190,
  },
  {
    key: 'actor',
    label: t('audit.actor'),
    text: ({ actor, support }) =>
      support ? `${actorInWords(t, actor)} (${t('audit.support')})` : actorInWords(t, actor),
    cell: ({ actor, support }) => (
      <Box component="span" sx={{ display: 'inline-flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        <bdi>{actorInWords(t, actor)}</bdi>
        {support && <Chip label={t('audit.support')} tone="warning" />}
      </Box>
    ),
  },
  {
    key: 'action',
    label: t('audit.action'),
    text: ({ action }) => t(`audit.action.${action}`),
    cell: ({ action }) => <Chip label={t(`audit.action.${action}`)} tone={tones[action]} />,
    width: 150,
    onPhone: 'badge',
  },
  { key: 'table', label: t('audit.table'), text: ({ table }) => table.label },
  {
    key: 'object',
    label: t('audit.object'),
    text: ({ object, rowId }) => object?.name ?? rowId,
    cell: ({ object, rowId }) => (object ? <bdi>{object.name}</bdi> : <Reference rowId={rowId} />),
  },
  {
    key: 'columns',
    label: t('audit.columns'),
    text: ({ columns }) => columns?.map(({ label }) => label).join(', '),
    cell: ({ columns }) => <Changed names={(columns ?? []).map(({ label }) => label)} t={t} />,
    hiddenBelow: 'md',
  },
  {
    key: 'rowId',
    label: t('audit.row'),
    text: ({ rowId }) => rowId,
    cell: ({ rowId }) => <Reference rowId={rowId} />,
    isOptional: true,
    onPhone: 'hidden',
  },
  {
    key: 'address',
    label: t('audit.address'),
    text: ({ address }) => address,
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
      {more > 0 && ` ${t('audit.more', { count: more })}`}
    </span>
  )
}
