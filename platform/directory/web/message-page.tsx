import Box from '@mui/material/Box'
import { useParams } from 'react-router'
import { useCall } from '#kernel/web/api.ts'
import { useT } from '#kernel/web/i18n.ts'
import { Page } from '#kernel/web/kit/page.tsx'
import { PageSkeleton } from '#kernel/web/kit/skeletons.tsx'
import type { MessageState } from '../message.model.ts'
import { messagesCalls } from '../messages.calls.ts'
import { messagesAddress } from './directory-addresses.ts'
import { JoinedFiles } from './joined-files.tsx'
import { MessageActions } from './message-actions.tsx'
import { MessageDelivery } from './message-delivery.tsx'
import { MessageReach } from './message-reach.tsx'
import { MessageStateChip } from './message-state-chip.tsx'
import { MessageText } from './message-text.tsx'
import { NothingThere } from './nothing-there.tsx'
import { RecipientsTable } from './recipients-table.tsx'

/** On its way a message is asked about again; one at rest is not. */
const isMoving = (state: MessageState | undefined) => state === 'queued' || state === 'sending'

/** A message looked over before it leaves, followed while it does, read again after. */
export function MessagePage() {
  const t = useT()
  const { messageId = '' } = useParams()
  const asked = useCall(messagesCalls.getMessage, { id: messageId })
  const followed = useCall(
    messagesCalls.getMessage,
    { id: messageId },
    { refetchInterval: 2_000, enabled: isMoving(asked.data?.state) },
  )
  const message = followed.data ?? asked.data
  if (asked.error && !message)
    return <NothingThere what="message" error={asked.error} onRetry={asked.refetch} back={messagesAddress} />
  if (!message) return <PageSkeleton />
  const isDraft = message.state === 'draft'
  return (
    <Page
      title={message.subject}
      context={
        <Box component="span" sx={{ display: 'inline-flex', gap: 1, alignItems: 'center' }}>
          <MessageStateChip message={message} />
          {t(`directory.message.by-${message.channel}`)}
        </Box>
      }
      actions={<MessageActions message={message} />}
    >
      {isDraft ? <MessageReach message={message} /> : <MessageDelivery message={message} />}
      <Box sx={columns}>
        <MessageText message={message} />
        {message.channel === 'mail' && <JoinedFiles message={message} />}
      </Box>
      {!isDraft && message.delivery.recipients > 0 && <RecipientsTable message={message} />}
    </Page>
  )
}

const columns = {
  display: 'grid',
  gap: 2,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 2fr) minmax(0, 1fr)' },
}
