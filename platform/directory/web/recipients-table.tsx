import { useCall } from '#kernel/web/api.ts'
import { useT } from '#kernel/web/i18n.ts'
import { Chip, type Tone } from '#kernel/web/kit/chip.tsx'
import { DataTable } from '#kernel/web/kit/data-table.tsx'
import type { Column } from '#kernel/web/kit/data-table-column.ts'
import { Moment } from '#kernel/web/kit/moment.tsx'
import { useList } from '#kernel/web/kit/use-list.ts'
import type { Message, Recipient } from '../message.model.ts'
import { messagesCalls } from '../messages.calls.ts'
import { addressOfContact } from './directory-addresses.ts'

const tones: Record<Recipient['status'], Tone> = {
  waiting: 'neutral',
  sending: 'primary',
  sent: 'success',
  failed: 'error',
}

/** Who was to receive a message, and what became of it for each. */
export function RecipientsTable({ message: { id, subject, state, delivery } }: { message: Message }) {
  const t = useT()
  const list = useList(messagesCalls.getRecipients, { module: 'directory.recipients' })
  const answer = useCall(
    messagesCalls.getRecipients,
    { id, ...list.query },
    state === 'sending' ? { refetchInterval: 2_000 } : {},
  )
  const columns: Column<Recipient>[] = [
    { key: 'name', label: t('directory.message.recipient'), text: ({ name }) => name },
    { key: 'address', label: t('directory.contact.mail'), text: ({ address }) => address },
    {
      key: 'status',
      label: t('field.state'),
      text: recipient => t(`directory.recipient.${recipient.status}`),
      cell: recipient => <Chip label={t(`directory.recipient.${recipient.status}`)} tone={tones[recipient.status]} />,
      onPhone: 'badge',
    },
    { key: 'error', label: t('field.cause'), text: ({ error }) => error },
    {
      key: 'at',
      label: t('field.when'),
      text: ({ at }) => at,
      cell: ({ at }) => <Moment instant={at} />,
      hiddenBelow: 'md',
    },
  ]
  return (
    <DataTable
      label={t('directory.message.recipients')}
      list={list}
      answer={answer}
      columns={columns}
      rowId={recipient => recipient.id}
      rowName={({ name }) => name}
      rowPath={({ contactId }) => addressOfContact(contactId)}
      tabs={[
        { value: '', label: t('directory.messages.all'), count: delivery.recipients },
        { value: 'waiting', label: t('directory.recipient.waiting'), count: delivery.waiting },
        { value: 'sent', label: t('directory.recipient.sent'), count: delivery.sent },
        { value: 'failed', label: t('directory.recipient.failed'), count: delivery.failed },
      ]}
      exportName={subject}
      empty={{ title: t('directory.recipient.none') }}
    />
  )
}
