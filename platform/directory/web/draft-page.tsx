import { useNavigate, useParams } from 'react-router'
import { useCall, useSend } from '#kernel/web/api.ts'
import { useT } from '#kernel/web/i18n.ts'
import { Page } from '#kernel/web/kit/page.tsx'
import { PageSkeleton } from '#kernel/web/kit/skeletons.tsx'
import type { MessageForm as Written } from '../message.model.ts'
import { messagesCalls } from '../messages.calls.ts'
import { addressOfMessage, messagesAddress } from './directory-addresses.ts'
import { MessageForm } from './message-form.tsx'
import { NothingThere } from './nothing-there.tsx'

/** A draft taken up again. */
export function DraftPage() {
  const t = useT()
  const navigate = useNavigate()
  const { messageId = '' } = useParams()
  const { data: message, error, refetch } = useCall(messagesCalls.getMessage, { id: messageId }, { staleTime: 0 })
  const { send } = useSend(messagesCalls.editMessage, {
    staysOnPage: true,
  })
  if (error && !message) return <NothingThere what="message" error={error} onRetry={refetch} back={messagesAddress} />
  if (!message) return <PageSkeleton />

  const back = () => navigate(addressOfMessage(message.id))
  const save = async (form: Written) => {
    await send({ ...form, id: message.id, version: message.version })
    return back
  }
  const { channel, subject, body, groups, contacts } = message
  return (
    <Page title={t('directory.message.edition')} context={subject}>
      <MessageForm
        values={{
          channel,
          subject,
          body,
          groupIds: groups.map(({ id }) => id),
          contactIds: contacts.map(({ id }) => id),
        }}
        named={contacts}
        draft={`directory.message.${message.id}`}
        onSave={save}
        onCancel={back}
      />
    </Page>
  )
}
