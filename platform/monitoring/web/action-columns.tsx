import type { useT } from '#kernel/web/i18n.ts'
import { Chip, type Tone } from '#kernel/web/kit/chip.tsx'
import type { Column } from '#kernel/web/kit/data-table-column.ts'
import { Moment } from '#kernel/web/kit/moment.tsx'
import type { useFormat } from '#kernel/web/use-format.ts'
import type { ActionLine } from '../action-report.model.ts'
import { writtenMs } from './written.ts'

const toneOf = (status: number): Tone => (status >= 500 ? 'error' : status >= 400 ? 'warning' : 'success')

export const actionColumns = (
  t: ReturnType<typeof useT>,
  { number }: ReturnType<typeof useFormat>,
): Column<ActionLine>[] => [
  { key: 'call', label: t('monitoring.action.call'), text: ({ call }) => call },
  {
    key: 'status',
    label: t('monitoring.action.status'),
    text: ({ status }) => status,
    cell: ({ status }) => <Chip label={String(status)} tone={toneOf(status)} />,
    width: 90,
    onPhone: 'badge',
  },
  {
    key: 'application',
    label: t('field.application'),
    text: ({ application, element }) => [application ?? t('monitoring.platform'), element].filter(Boolean).join(' · '),
    hiddenBelow: 'md',
  },
  { key: 'client', label: t('field.client'), text: ({ client }) => client?.name },
  {
    key: 'person',
    label: t('field.person'),
    text: ({ person, support }) => (person && support ? t('monitoring.action.support', { person }) : person),
    hiddenBelow: 'lg',
  },
  { key: 'ms', label: t('monitoring.action.ms'), text: ({ ms }) => writtenMs(number)(ms), align: 'end', width: 100 },
  {
    key: 'at',
    label: t('field.when'),
    text: ({ at }) => at,
    cell: ({ at }) => <Moment instant={at} />,
    width: 195,
  },
]
