import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import LinearProgress from '@mui/material/LinearProgress'
import Typography from '@mui/material/Typography'
import { useId } from 'react'
import { useT } from '#kernel/web/i18n.ts'
import { useFormat } from '#kernel/web/use-format.ts'
import type { Message } from '../message.model.ts'

/** How far a message is, and what became of it. */
export function MessageDelivery({ message }: { message: Message }) {
  const t = useT()
  const { number, moment } = useFormat()
  const textId = useId()
  const { state, sendAt, endedAt, stalledAt, delivery } = message
  const { recipients, sent, failed } = delivery
  const done = sent + failed
  const when = { when: moment(state === 'queued' ? sendAt : endedAt), number: number(recipients) }
  return (
    <Card sx={{ p: 2.5, display: 'grid', gap: 1.25 }}>
      <Typography id={textId} role="status">
        {state === 'queued' && t(sendAt ? 'directory.delivery.planned' : 'directory.delivery.queued', when)}
        {state === 'sending' && t('directory.delivery.sending', { done: number(done), total: number(recipients) })}
        {state === 'cancelled' && t('directory.delivery.cancelled', when)}
        {(state === 'sent' || state === 'partly_failed') &&
          t('directory.delivery.ended', { ...when, sent: number(sent) })}
        {failed > 0 && ` ${t('directory.delivery.failed', { number: number(failed) })}`}
      </Typography>
      {state === 'sending' && (
        <Box>
          <LinearProgress
            aria-labelledby={textId}
            variant="determinate"
            value={(done / Math.max(1, recipients)) * 100}
          />
        </Box>
      )}
      {stalledAt && <Alert severity="warning">{t('directory.delivery.stalled', { since: moment(stalledAt) })}</Alert>}
    </Card>
  )
}
