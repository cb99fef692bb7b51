import { z } from 'zod'
import { useAlert } from '#kernel/web/alerts.ts'
import { useSend } from '#kernel/web/api.ts'
import { useT } from '#kernel/web/i18n.ts'
import { Dialog } from '#kernel/web/kit/dialog.tsx'
import { Form } from '#kernel/web/kit/form.tsx'
import { TextField } from '#kernel/web/kit/text-field.tsx'
import { reasonOfTreatment, type Treatment } from '../treatment.model.ts'
import { treatmentsCalls } from '../treatments.calls.ts'

const cancelling = z.strictObject({ reason: reasonOfTreatment })

/** Why it is not done, or was written wrongly; both stay to be read. */
export function CancelTreatmentDialog({ treatment, onClose }: { treatment: Treatment; onClose: () => void }) {
  const t = useT()
  const alert = useAlert()
  const { send } = useSend(treatmentsCalls.cancelTreatment, { staysOnPage: true })
  const { id, version, target } = treatment
  return (
    <Dialog title={t('culture.treatments.cancel-named', { target })} onClose={onClose} width="sm">
      <Form
        schema={cancelling}
        values={{ reason: '' }}
        submit={t('culture.treatments.cancel')}
        onSubmit={async ({ reason }) => {
          await send({ id, version, reason })
          alert.success(t('culture.treatments.was-cancelled', { target }))
          onClose()
        }}
      >
        <TextField name="reason" label={t('field.reason')} multiline minRows={2} />
      </Form>
    </Dialog>
  )
}
