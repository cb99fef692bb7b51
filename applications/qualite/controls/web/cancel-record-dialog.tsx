import { z } from 'zod'
import { asOneLine } from '#kernel/shared/written-text.ts'
import { useAlert } from '#kernel/web/alerts.ts'
import { useSend } from '#kernel/web/api.ts'
import { useT } from '#kernel/web/i18n.ts'
import { Dialog } from '#kernel/web/kit/dialog.tsx'
import { Form } from '#kernel/web/kit/form.tsx'
import { TextField } from '#kernel/web/kit/text-field.tsx'
import { controlsCalls } from '../controls.calls.ts'

const Cancelling = z.strictObject({ reason: z.string().overwrite(asOneLine).min(1).max(500) })

type Props = { id: string; onClose: () => void; onDone: () => void }

/** Why a record does not count; its control is then to be done again. */
export function CancelRecordDialog({ id, onClose, onDone }: Props) {
  const t = useT()
  const alert = useAlert()
  const { send } = useSend(controlsCalls.cancelControl, { staysOnPage: true })
  return (
    <Dialog title={t('qualite.controls.cancel')} onClose={onClose} width="sm">
      <Form
        schema={Cancelling}
        values={{ reason: '' }}
        submit={t('qualite.controls.cancel')}
        onSubmit={async ({ reason }) => {
          await send({ id, reason })
          alert.success(t('qualite.controls.was-cancelled'))
          onClose()
          onDone()
        }}
        onCancel={onClose}
        isDestructive
      >
        <TextField name="reason" label={t('field.reason')} help={t('qualite.controls.cancel-help')} />
      </Form>
    </Dialog>
  )
}
