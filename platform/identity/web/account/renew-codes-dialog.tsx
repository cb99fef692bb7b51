import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { useSend } from '#kernel/web/api.ts'
import { useT } from '#kernel/web/i18n.ts'
import { Dialog } from '#kernel/web/kit/dialog.tsx'
import { Form } from '#kernel/web/kit/form.tsx'
import { Reauthentication } from '../../reauthentication.model.ts'
import { secondFactorCalls } from '../../second-factor.calls.ts'
import { RecoveryCodes } from '../recovery-codes.tsx'
import { SecretField } from '../secret-field.tsx'

/** Ten new recovery codes in place of those that are used or lost. */
export function RenewCodesDialog({ onClose }: { onClose: () => void }) {
  const t = useT()
  const [codes, setCodes] = useState<readonly string[]>()
  const { send } = useSend(secondFactorCalls.renewRecoveryCodes)
  return (
    <Dialog title={t('identity.factor.renew')} width="xs" onClose={onClose}>
      {codes ? (
        <RecoveryCodes codes={codes} onKept={onClose} />
      ) : (
        <>
          <Typography sx={{ color: 'text.secondary', mb: 2.5 }}>{t('identity.factor.renew-text')}</Typography>
          <Form
            asksBeforeLeaving={false}
            schema={Reauthentication}
            values={{ password: '' }}
            submit={t('identity.factor.renew')}
            onCancel={onClose}
            onSubmit={async proof => setCodes((await send(proof)).recoveryCodes)}
          >
            <SecretField name="password" label={t('field.password')} autoComplete="current-password" autoFocus />
          </Form>
        </>
      )}
    </Dialog>
  )
}
