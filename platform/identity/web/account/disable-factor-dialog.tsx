import Typography from '@mui/material/Typography'
import { useAlert } from '#kernel/web/alerts.ts'
import { useSend } from '#kernel/web/api.ts'
import { useT } from '#kernel/web/i18n.ts'
import { Dialog } from '#kernel/web/kit/dialog.tsx'
import { Form } from '#kernel/web/kit/form.tsx'
import { TextField } from '#kernel/web/kit/text-field.tsx'
import { ReauthenticationWithCode } from '../../reauthentication.model.ts'
import { secondFactorCalls } from '../../second-factor.calls.ts'
import { SecretField } from '../secret-field.tsx'

/** Takes the second factor away from whoever proves both. */
export function DisableFactorDialog({ onClose }: { onClose: () => void }) {
  const t = useT()
  const alert = useAlert()
  const { send } = useSend(secondFactorCalls.disableMfa)
  return (
    <Dialog title={t('identity.factor.disable-title')} width="xs" onClose={onClose}>
      <Typography sx={{ color: 'text.secondary', mb: 2.5 }}>{t('identity.factor.disable-text')}</Typography>
      <Form
        asksBeforeLeaving={false}
        schema={ReauthenticationWithCode}
        values={{ password: '', code: '' }}
        submit={t('verb.turnOff')}
        isDestructive
        onCancel={onClose}
        onSubmit={async proof => {
          await send(proof)
          alert.success(t('identity.factor.disabled'))
          onClose()
        }}
      >
        <SecretField name="password" label={t('field.password')} autoComplete="current-password" autoFocus />
        <TextField
          name="code"
          label={t('identity.reauth.code')}
          help={t('identity.reauth.code-help')}
          autoComplete="one-time-code"
        />
      </Form>
    </Dialog>
  )
}
