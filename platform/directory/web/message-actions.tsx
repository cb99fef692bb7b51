import DeleteOutlined from '~icons/ic/outline-delete'
import EditOutlined from '~icons/ic/outline-edit'
import ForwardToInboxOutlined from '~icons/ic/outline-forward-to-inbox'
import SendOutlined from '~icons/ic/outline-send'
import Button from '@mui/material/Button'
import { useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { useAlert } from '#kernel/web/alerts.ts'
import { useSend } from '#kernel/web/api.ts'
import { useT } from '#kernel/web/i18n.ts'
import { Confirm } from '#kernel/web/kit/confirm.tsx'
import { useSession } from '#kernel/web/session.ts'
import { later } from '#kernel/web/later.tsx'
import { useLevel } from '#platform/rights/rights.web.ts'
import type { Message } from '../message.model.ts'
import { messagesCalls } from '../messages.calls.ts'
import { addressOfDraft, messagesAddress } from './directory-addresses.ts'

const SendDialog = later(async () => (await import('./send-dialog.tsx')).SendDialog)

/** What one may do with a message, in its state. */
export function MessageActions({ message }: { message: Message }) {
  const writes = useLevel('annuaire/messages') >= 2
  if (!writes) return null
  const { state } = message
  return (
    <>
      {(state === 'draft' || state === 'cancelled') && <Delete message={message} />}
      {state === 'draft' && <DraftActions message={message} />}
      {state === 'queued' && <CallOff message={message} />}
    </>
  )
}

function DraftActions({ message: { id, channel }, message }: { message: Message }) {
  const t = useT()
  const alert = useAlert()
  const { person } = useSession()
  const [isSending, setIsSending] = useState(false)
  const test = useSend(messagesCalls.testMessage, {
    onDone: () => alert.success(t('directory.message.tested', { mail: person?.mail ?? '' })),
  })
  return (
    <>
      <Button component={Link} to={addressOfDraft(id)} variant="outlined" color="inherit" startIcon={<EditOutlined />}>
        {t('verb.edit')}
      </Button>
      {channel === 'mail' && (
        <Button
          variant="outlined"
          color="inherit"
          startIcon={<ForwardToInboxOutlined />}
          loading={test.isSending}
          loadingPosition="start"
          onClick={() => test.start({ id })}
        >
          {t('directory.message.test')}
        </Button>
      )}
      <Button variant="contained" startIcon={<SendOutlined />} onClick={() => setIsSending(true)}>
        {t('verb.send')}
      </Button>
      {isSending && <SendDialog message={message} onClose={() => setIsSending(false)} />}
    </>
  )
}

function CallOff({ message: { id } }: { message: Message }) {
  const t = useT()
  const alert = useAlert()
  const { start, isSending } = useSend(messagesCalls.cancelMessage, {
    onDone: () => alert.success(t('directory.message.called-off')),
  })
  return (
    <Button variant="outlined" color="error" loading={isSending} onClick={() => start({ id })}>
      {t('directory.message.call-off')}
    </Button>
  )
}

function Delete({ message: { id, subject } }: { message: Message }) {
  const t = useT()
  const navigate = useNavigate()
  const [isAsking, setIsAsking] = useState(false)
  const { send } = useSend(messagesCalls.deleteMessage, { staysOnPage: true })
  const remove = async () => {
    await send({ id })
    navigate(messagesAddress)
  }
  return (
    <>
      <Button variant="outlined" color="error" startIcon={<DeleteOutlined />} onClick={() => setIsAsking(true)}>
        {t('directory.message.delete')}
      </Button>
      {isAsking && (
        <Confirm
          title={t('directory.message.delete-title', { subject })}
          verb={t('directory.message.delete')}
          isDestructive
          onConfirm={remove}
          onClose={() => setIsAsking(false)}
        >
          {t('directory.message.delete-text')}
        </Confirm>
      )}
    </>
  )
}
