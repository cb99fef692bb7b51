import Typography from '@mui/material/Typography'
import { z } from 'zod'
import { useAlert } from '#kernel/web/alerts.ts'
import { useSend } from '#kernel/web/api.ts'
import { useT } from '#kernel/web/i18n.ts'
import { Dialog } from '#kernel/web/kit/dialog.tsx'
import { Form } from '#kernel/web/kit/form.tsx'
import { envelopesCalls } from '../envelopes.calls.ts'
import { UnlockFields } from './unlock-fields.tsx'
import { passwordWhere, useUnlock } from './use-unlock.ts'

const schemaWhere = (isUnlocked: boolean) => z.strictObject({ password: passwordWhere(isUnlocked) })

/** Sends a draft: those whose turn it is are told at once. */
export function SendDialog({ envelope, onClose }: { envelope: { id: string; subject: string }; onClose: () => void }) {
  const t = useT()
  const alert = useAlert()
  const { isUnlocked, unlock } = useUnlock()
  const { send } = useSend(envelopesCalls.sendEnvelope, { staysOnPage: true })
  const leave = async ({ password }: z.output<ReturnType<typeof schemaWhere>>) => {
    await unlock(password)
    await send({ id: envelope.id })
    alert.success(t('envelopes.was-sent'))
    onClose()
  }
  return (
    <Dialog title={t('envelopes.send-title', { subject: envelope.subject })} onClose={onClose} width="sm">
      <Form
        schema={schemaWhere(isUnlocked)}
        values={{ password: '' }}
        submit={t('verb.send')}
        onSubmit={leave}
        onCancel={onClose}
        asksBeforeLeaving={false}
      >
        <Typography sx={{ color: 'text.secondary' }}>{t('envelopes.send-text')}</Typography>
        <UnlockFields isUnlocked={isUnlocked} />
      </Form>
    </Dialog>
  )
}
