import { z } from 'zod'
import { useSend } from '#kernel/web/api.ts'
import { useT } from '#kernel/web/i18n.ts'
import { Dialog } from '#kernel/web/kit/dialog.tsx'
import { Form } from '#kernel/web/kit/form.tsx'
import { TextField } from '#kernel/web/kit/text-field.tsx'
import { deliveriesCalls } from '../deliveries.calls.ts'
import type { Delivery } from '../delivery.model.ts'

const refusal = z.strictObject({ reason: z.string().min(1, 'kernel.form.required').max(500) })

/** Nothing of it comes in: why is kept. */
export function RefuseDialog({ delivery, onClose }: { delivery: Delivery; onClose: () => void }) {
  const t = useT()
  const { send } = useSend(deliveriesCalls.refuseDelivery, { staysOnPage: true })
  return (
    <Dialog title={t('atelier.delivery.refuse-named', { number: delivery.number })} onClose={onClose} width="sm">
      <Form
        schema={refusal}
        values={{ reason: '' }}
        submit={t('atelier.delivery.refuse')}
        onSubmit={async ({ reason }) => {
          await send({ id: delivery.id, reason })
          onClose()
        }}
        onCancel={onClose}
      >
        <TextField name="reason" label={t('field.reason')} multiline minRows={2} />
      </Form>
    </Dialog>
  )
}
