import type { z } from 'zod'
import { useAlert } from '#kernel/web/alerts.ts'
import { useSend } from '#kernel/web/api.ts'
import { useT } from '#kernel/web/i18n.ts'
import { Dialog } from '#kernel/web/kit/dialog.tsx'
import { Form } from '#kernel/web/kit/form.tsx'
import { TextField } from '#kernel/web/kit/text-field.tsx'
import { esignConfigCalls } from '../../esign-config.calls.ts'
import { EsignPasswordChange, shortestEsignPassword } from '../../esign-password.model.ts'

/** For whoever knows the present one. */
export function ChangePasswordDialog({ clientId, onClose }: { clientId: string; onClose: () => void }) {
  const t = useT()
  const alert = useAlert()
  const { send } = useSend(esignConfigCalls.editEsignPassword)
  const save = async (typed: z.output<typeof EsignPasswordChange>) => {
    await send({ clientId, ...typed })
    alert.success(t('esign.password.saved'))
    onClose()
  }
  return (
    <Dialog title={t('esign.password.change')} onClose={onClose}>
      <Form
        schema={EsignPasswordChange}
        values={{ currentPassword: '', newPassword: '', newPasswordConfirmation: '' }}
        onSubmit={save}
        submit={t('esign.password.change')}
        onCancel={onClose}
        asksBeforeLeaving={false}
      >
        <TextField
          name="currentPassword"
          label={t('field.currentPassword')}
          type="password"
          autoComplete="off"
          autoFocus
        />
        <TextField
          name="newPassword"
          label={t('field.newPassword')}
          help={t('esign.password.rule', { count: shortestEsignPassword })}
          type="password"
          autoComplete="new-password"
        />
        <TextField
          name="newPasswordConfirmation"
          label={t('esign.password.confirmation')}
          type="password"
          autoComplete="new-password"
        />
      </Form>
    </Dialog>
  )
}
