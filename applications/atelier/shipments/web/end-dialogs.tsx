import Typography from '@mui/material/Typography'
import { z } from 'zod'
import { useAlert } from '#kernel/web/alerts.ts'
import { useSend } from '#kernel/web/api.ts'
import { useT } from '#kernel/web/i18n.ts'
import { Confirm } from '#kernel/web/kit/confirm.tsx'
import { Dialog } from '#kernel/web/kit/dialog.tsx'
import { Form } from '#kernel/web/kit/form.tsx'
import { TextField } from '#kernel/web/kit/text-field.tsx'
import { shipmentsCalls } from '../shipments.calls.ts'
import type { Shipment } from '../shipment.model.ts'

type Props = { shipment: Shipment; onClose: () => void }

const undoing = z.strictObject({ reason: z.string().min(1, 'kernel.form.required').max(500) })

/** What left today comes back, with why. */
export function UnshipDialog({ shipment, onClose }: Props) {
  const t = useT()
  const alert = useAlert()
  const { send } = useSend(shipmentsCalls.unshipShipment, { staysOnPage: true })
  return (
    <Dialog title={t('atelier.shipment.unship')} onClose={onClose} width="sm">
      <Form
        schema={undoing}
        values={{ reason: '' }}
        submit={t('atelier.shipment.unship')}
        onSubmit={async ({ reason }) => {
          await send({ id: shipment.id, reason })
          alert.success(t('atelier.shipment.undone'))
          onClose()
        }}
        onCancel={onClose}
      >
        <Typography sx={{ color: 'text.secondary' }}>
          {t('atelier.shipment.unship-text', { number: shipment.number })}
        </Typography>
        <TextField name="reason" label={t('field.reason')} multiline minRows={2} />
      </Form>
    </Dialog>
  )
}

/** What does not leave after all. */
export function CancelDialog({ shipment, onClose }: Props) {
  const t = useT()
  const alert = useAlert()
  const { send } = useSend(shipmentsCalls.cancelShipment, { staysOnPage: true })
  return (
    <Confirm
      title={t('atelier.shipment.cancel')}
      verb={t('atelier.shipment.cancel')}
      isDestructive
      onConfirm={async () => {
        await send({ id: shipment.id })
        alert.success(t('atelier.shipment.cancelled'))
      }}
      onClose={onClose}
      refuse={t('verb.close')}
    >
      {t('atelier.shipment.cancel-text')}
    </Confirm>
  )
}
