import Typography from '@mui/material/Typography'
import { z } from 'zod'
import { useT } from '#kernel/web/i18n.ts'
import { Dialog } from '#kernel/web/kit/dialog.tsx'
import { Form } from '#kernel/web/kit/form.tsx'
import { TextField } from '#kernel/web/kit/text-field.tsx'
import type { ClientOfTab } from '#kernel/web/session.ts'
import { Reason } from '../../support.model.ts'
import { useEnterClient } from './use-enter-client.ts'

const Entry = z.object({ reason: Reason })

type Props = { client: ClientOfTab; onEntered: () => void; onClose: () => void }

/** Why one enters: its admins read it at once. */
export function ReasonDialog({ client, onEntered, onClose }: Props) {
  const t = useT()
  const enter = useEnterClient(onEntered)
  return (
    <Dialog title={t('clients.support.enter', { client: client.name })} onClose={onClose} width="sm">
      <Form
        schema={Entry}
        values={{ reason: '' }}
        submit={t('clients.support.enter-verb')}
        onSubmit={({ reason }) => enter(client, reason)}
        onCancel={onClose}
        asksBeforeLeaving={false}
      >
        <Typography sx={{ color: 'text.secondary' }}>{t('clients.support.enter-text')}</Typography>
        <TextField
          name="reason"
          label={t('field.reason')}
          help={t('clients.support.reason-help')}
          multiline
          minRows={2}
          autoFocus
        />
      </Form>
    </Dialog>
  )
}
