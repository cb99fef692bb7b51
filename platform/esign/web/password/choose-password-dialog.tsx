import Alert from '@mui/material/Alert'
import type { z } from 'zod'
import { useAlert } from '#kernel/web/alerts.ts'
import { useSend } from '#kernel/web/api.ts'
import { useT } from '#kernel/web/i18n.ts'
import { Dialog } from '#kernel/web/kit/dialog.tsx'
import { Form } from '#kernel/web/kit/form.tsx'
import { TextField } from '#kernel/web/kit/text-field.tsx'
import { esignConfigCalls } from '../../esign-config.calls.ts'
import { NewEsignPassword, shortestEsignPassword } from '../../esign-password.model.ts'

type Props = { clientId: string; replacesLostOne?: boolean; onClose: () => void }

/** The first password of the company, or another for one that was lost. */
export function ChoosePasswordDialog({ clientId, replacesLostOne = false, onClose }: Props) {
  const t = useT()
  const alert = useAlert()
  const call = replacesLostOne ? esignConfigCalls.resetEsignPassword : esignConfigCalls.createEsignPassword
  const { send } = useSend(call)
  const save = async (typed: z.output<typeof NewEsignPassword>) => {
    await send({ clientId, ...typed })
    alert.success(t('esign.password.saved'))
    onClose()
  }
  return (
    <Dialog title={t(replacesLostOne ? 'esign.password.reset-title' : 'esign.password.create')} onClose={onClose}>
      <Form
        schema={NewEsignPassword}
        values={{ password: '', passwordConfirmation: '' }}
        onSubmit={save}
        submit={t(replacesLostOne ? 'verb.reset' : 'esign.password.create')}
        onCancel={onClose}
        asksBeforeLeaving={false}
        isDestructive={replacesLostOne}
      >
        {replacesLostOne && <Alert severity="warning">{t('esign.password.reset-warning')}</Alert>}
        <TextField
          name="password"
          label={t('field.newPassword')}
          help={t('esign.password.rule', { count: shortestEsignPassword })}
          type="password"
          autoComplete="new-password"
          autoFocus
        />
        <TextField
          name="passwordConfirmation"
          label={t('esign.password.confirmation')}
          type="password"
          autoComplete="new-password"
        />
      </Form>
    </Dialog>
  )
}
