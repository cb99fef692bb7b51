import Alert from '@mui/material/Alert'
import { useCall } from '#kernel/web/api.ts'
import { useT } from '#kernel/web/i18n.ts'
import { useFormat } from '#kernel/web/use-format.ts'
import type { Message } from '../message.model.ts'
import { messagesCalls } from '../messages.calls.ts'

/** Whom a draft would reach now, and who would be left out. */
export function MessageReach({ message: { id, channel } }: { message: Message }) {
  const t = useT()
  const { number } = useFormat()
  const { data: reach } = useCall(messagesCalls.getMessageReach, { id }, { staysOnPage: true, staleTime: 0 })
  if (!reach) return null
  const { recipients, withoutAddress, refusing, doubles } = reach
  const said = (label: string, count: number) => (count > 0 ? t(label, { count, number: number(count) }) : '')
  const left = [
    said(`directory.reach.without-${channel}`, withoutAddress),
    said('directory.reach.refusing', refusing),
    said('directory.reach.doubles', doubles),
  ].filter(Boolean)
  return (
    <Alert severity={recipients > 0 ? 'info' : 'warning'} role="status">
      {recipients > 0
        ? t('directory.reach.recipients', { count: recipients, number: number(recipients) })
        : t('directory.reach.nobody')}{' '}
      {left.join(' ')}
    </Alert>
  )
}
