import { z } from 'zod'
import { useAlert } from '#kernel/web/alerts.ts'
import { useSend } from '#kernel/web/api.ts'
import { useT } from '#kernel/web/i18n.ts'
import { Dialog } from '#kernel/web/kit/dialog.tsx'
import { Form } from '#kernel/web/kit/form.tsx'
import { TextField } from '#kernel/web/kit/text-field.tsx'
import { type CropIncident, outcomeOfIncident } from '../crop-incident.model.ts'
import { cropIncidentsCalls } from '../crop-incidents.calls.ts'

const closing = z.strictObject({ outcome: outcomeOfIncident })

/** What was done about it. */
export function CloseIncidentDialog({ event, onClose }: { event: CropIncident; onClose: () => void }) {
  const t = useT()
  const alert = useAlert()
  const { send } = useSend(cropIncidentsCalls.closeCropIncident, { staysOnPage: true })
  return (
    <Dialog title={t('culture.crop-incidents.close-named', { agent: event.agent })} onClose={onClose} width="sm">
      <Form
        schema={closing}
        values={{ outcome: event.outcome ?? '' }}
        submit={t('culture.crop-incidents.close')}
        onSubmit={async ({ outcome }) => {
          await send({ id: event.id, outcome, version: event.version })
          alert.success(t('culture.crop-incidents.was-closed', { agent: event.agent }))
          onClose()
        }}
        onCancel={onClose}
      >
        <TextField name="outcome" label={t('culture.crop-incidents.outcome')} multiline minRows={3} />
      </Form>
    </Dialog>
  )
}
