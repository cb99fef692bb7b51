import Typography from '@mui/material/Typography'
import { z } from 'zod'
import { useAlert } from '#kernel/web/alerts.ts'
import { useSend } from '#kernel/web/api.ts'
import { useT } from '#kernel/web/i18n.ts'
import { CheckboxField } from '#kernel/web/kit/checkbox-field.tsx'
import { Dialog } from '#kernel/web/kit/dialog.tsx'
import { Form } from '#kernel/web/kit/form.tsx'
import { useSession } from '#kernel/web/session.ts'
import type { EnvelopeInFull } from '../envelope.model.ts'
import { signingCalls } from '../signing.calls.ts'
import { UnlockFields } from './unlock-fields.tsx'
import { passwordWhere, useUnlock } from './use-unlock.ts'

const schemaWhere = (isUnlocked: boolean) =>
  z.strictObject({ password: passwordWhere(isUnlocked), agrees: z.literal(true, 'envelopes.agree-first') })

/** What is accepted, one tick, the password of the company once in a quarter of an hour. */
export function SignDialog({ envelope, onClose }: { envelope: EnvelopeInFull; onClose: () => void }) {
  const t = useT()
  const alert = useAlert()
  const self = useSession().person?.id
  const { isUnlocked, unlock } = useUnlock()
  const { send } = useSend(signingCalls.signEnvelope, { staysOnPage: true })
  const { signsFor, consent } = envelope
  const isForOther = signsFor !== null && signsFor.id !== self
  const sign = async ({ password }: z.output<ReturnType<typeof schemaWhere>>) => {
    await unlock(password)
    await send({
      envelopeId: envelope.id,
      consentVersion: consent.version,
      ...(isForOther && { onBehalfOfId: signsFor.id }),
    })
    alert.success(t('envelopes.was-signed'))
    onClose()
  }
  return (
    <Dialog title={t('envelopes.sign-title', { subject: envelope.subject })} onClose={onClose} width="sm">
      <Form
        schema={schemaWhere(isUnlocked)}
        values={{ password: '', agrees: false }}
        submit={t('envelopes.sign')}
        onSubmit={sign}
        onCancel={onClose}
        asksBeforeLeaving={false}
      >
        {isForOther && (
          <Typography sx={{ fontWeight: 600 }}>
            {t('envelopes.sign-for', { name: `${signsFor.firstname} ${signsFor.name}` })}
          </Typography>
        )}
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {consent.text}
        </Typography>
        <CheckboxField name="agrees" label={t('envelopes.agree')} />
        <UnlockFields isUnlocked={isUnlocked} />
      </Form>
    </Dialog>
  )
}
