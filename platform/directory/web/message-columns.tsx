import type { t as translate } from '#kernel/web/i18n.ts'
import type { Column } from '#kernel/web/kit/data-table-column.ts'
import { Moment } from '#kernel/web/kit/moment.tsx'
import type { MessageRow } from '../message.model.ts'
import { MessageStateChip } from './message-state-chip.tsx'

export const messageColumns = (t: typeof translate): Column<MessageRow>[] => [
  { key: 'subject', label: t('field.subject'), text: ({ subject }) => subject },
  {
    key: 'state',
    label: t('field.state'),
    text: ({ state }) => t(`directory.messages.tab-${state}`),
    cell: message => <MessageStateChip message={message} />,
    onPhone: 'badge',
  },
  {
    key: 'channel',
    label: t('directory.message.channel'),
    text: ({ channel }) => t(`directory.message.by-${channel}`),
    hiddenBelow: 'md',
  },
  {
    key: 'recipients',
    label: t('directory.message.recipients'),
    text: ({ delivery }) => delivery.recipients || null,
    align: 'end',
    hiddenBelow: 'md',
  },
  { key: 'sent', label: t('directory.message.delivered'), text: ({ delivery }) => delivery.sent || null, align: 'end' },
  {
    key: 'failed',
    label: t('directory.message.failed'),
    text: ({ delivery }) => delivery.failed || null,
    align: 'end',
  },
  {
    key: 'when',
    label: t('field.when'),
    text: ({ endedAt, sendAt, createdAt }) => endedAt ?? sendAt ?? createdAt,
    cell: ({ endedAt, sendAt, createdAt }) => <Moment instant={endedAt ?? sendAt ?? createdAt} />,
  },
]
