import { z } from 'zod'
import { useAlert } from '#kernel/web/alerts.ts'
import { useSend } from '#kernel/web/api.ts'
import { useT } from '#kernel/web/i18n.ts'
import { Dialog } from '#kernel/web/kit/dialog.tsx'
import { Form } from '#kernel/web/kit/form.tsx'
import { SelectField } from '#kernel/web/kit/select-field.tsx'
import { useFormat } from '#kernel/web/use-format.ts'
import Typography from '@mui/material/Typography'
import { deliveriesCalls } from '../deliveries.calls.ts'
import type { Delivery, DeliveryChoices } from '../delivery.model.ts'

const closing = z.strictObject({ locationId: z.string().min(1, 'kernel.form.required') })

/** Where the goods stand from then on. */
export function CloseDialog({
  choices,
  delivery,
  onClose,
}: {
  choices: DeliveryChoices
  delivery: Delivery
  onClose: () => void
}) {
  const t = useT()
  const alert = useAlert()
  const { weight } = useFormat()
  const { send } = useSend(deliveriesCalls.closeDelivery, { staysOnPage: true })
  const places = choices.locations.filter(({ workshopId }) => workshopId === delivery.workshop.id)
  return (
    <Dialog title={t('atelier.delivery.close-named', { number: delivery.number })} onClose={onClose} width="sm">
      <Form
        schema={closing}
        values={{ locationId: places[0]?.id ?? '' }}
        submit={t('atelier.delivery.close-weight', { weight: weight(delivery.netKg) })}
        onSubmit={async ({ locationId }) => {
          const { lines } = await send({ id: delivery.id, locationId, version: delivery.version })
          alert.success(t('atelier.delivery.closed', { count: lines.filter(({ lot }) => lot).length }))
          onClose()
        }}
        onCancel={onClose}
      >
        <Typography sx={{ color: 'text.secondary' }}>{t('atelier.delivery.close-text')}</Typography>
        <SelectField
          name="locationId"
          label={t('atelier.lot.place')}
          choices={places.map(({ id, name }) => ({ value: id, label: name }))}
        />
      </Form>
    </Dialog>
  )
}
