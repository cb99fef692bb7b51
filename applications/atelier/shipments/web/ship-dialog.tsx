import Typography from '@mui/material/Typography'
import { z } from 'zod'
import { useAlert } from '#kernel/web/alerts.ts'
import { useSend } from '#kernel/web/api.ts'
import { useT } from '#kernel/web/i18n.ts'
import { Dialog } from '#kernel/web/kit/dialog.tsx'
import { Form } from '#kernel/web/kit/form.tsx'
import { NumberField } from '#kernel/web/kit/number-field.tsx'
import { TextField } from '#kernel/web/kit/text-field.tsx'
import { textOrNone } from '#kernel/web/kit/text-or-none.ts'
import { shipmentsCalls } from '../shipments.calls.ts'
import type { Shipment } from '../shipment.model.ts'

const shipping = z.strictObject({
  loadingTemperatureC: z.number().min(-40).max(60).nullish(),
  temperatureReason: textOrNone,
  seal: textOrNone,
})

/** The last look before the truck leaves. */
export function ShipDialog({ shipment, onClose }: { shipment: Shipment; onClose: () => void }) {
  const t = useT()
  const alert = useAlert()
  const { send } = useSend(shipmentsCalls.shipShipment, { staysOnPage: true })
  const { id, version, customer, pickedCases } = shipment
  return (
    <Dialog title={t('atelier.shipment.ship-named', { customer })} onClose={onClose} width="sm">
      <Form
        schema={shipping}
        values={{ loadingTemperatureC: null, temperatureReason: '', seal: '' }}
        submit={t('atelier.shipment.ship')}
        onSubmit={async ({ loadingTemperatureC = null, ...wish }) => {
          const { number } = await send({ id, version, loadingTemperatureC, ...wish })
          alert.success(t('atelier.shipment.shipped-named', { number }))
          onClose()
        }}
        onCancel={onClose}
      >
        <Typography sx={{ color: 'text.secondary' }}>
          {t('atelier.shipment.ship-text', { cases: pickedCases })}
        </Typography>
        <NumberField
          name="loadingTemperatureC"
          label={t('atelier.shipment.loading-temperature')}
          decimals={1}
          unit="°C"
        />
        <TextField name="temperatureReason" label={t('atelier.shipment.temperature-reason')} />
        <TextField name="seal" label={t('atelier.shipment.seal')} />
      </Form>
    </Dialog>
  )
}
