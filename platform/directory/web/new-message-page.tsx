import { useNavigate, useSearchParams } from 'react-router'
import { useCall, useSend } from '#kernel/web/api.ts'
import { useT } from '#kernel/web/i18n.ts'
import { Page } from '#kernel/web/kit/page.tsx'
import { PageSkeleton } from '#kernel/web/kit/skeletons.tsx'
import { contactsCalls } from '../contacts.calls.ts'
import { spokenName } from '../contact.model.ts'
import type { MessageForm as Written } from '../message.model.ts'
import { messagesCalls } from '../messages.calls.ts'
import { addressOfMessage, messagesAddress } from './directory-addresses.ts'
import { MessageForm } from './message-form.tsx'

/** A message is written first, and looked over before it leaves. */
export function NewMessagePage() {
  const t = useT()
  const navigate = useNavigate()
  const [address] = useSearchParams()
  const [groupId, contactId] = [address.get('groupId'), address.get('contactId')]
  const named = useCall(
    contactsCalls.getContact,
    { id: contactId ?? '' },
    { enabled: contactId !== null, staysOnPage: true },
  )
  const { send } = useSend(messagesCalls.createMessage, { staysOnPage: true })
  if (contactId && named.isPending) return <PageSkeleton />

  const save = async (form: Written) => {
    const { id } = await send(form)
    return () => navigate(addressOfMessage(id), { replace: true })
  }
  const contacts = named.data ? [{ id: named.data.id, name: spokenName(named.data) }] : []
  return (
    <Page title={t('directory.messages.new')} context={t('directory.message.new-context')}>
      <MessageForm
        values={{
          channel: 'mail',
          subject: '',
          body: '',
          groupIds: groupId ? [groupId] : [],
          contactIds: contacts.map(({ id }) => id),
        }}
        named={contacts}
        draft="directory.message.new"
        onSave={save}
        onCancel={() => navigate(messagesAddress)}
      />
    </Page>
  )
}
