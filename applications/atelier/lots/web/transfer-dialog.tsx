import { z } from 'zod'
import { idOf } from '#kernel/shared/id-of.ts'
import { useAlert } from '#kernel/web/alerts.ts'
import { useCall, useSend } from '#kernel/web/api.ts'
import { useT } from '#kernel/web/i18n.ts'
import { Dialog } from '#kernel/web/kit/dialog.tsx'
import { Form } from '#kernel/web/kit/form.tsx'
import { NumberField } from '#kernel/web/kit/number-field.tsx'
import { SelectField } from '#kernel/web/kit/select-field.tsx'
import { useFormat } from '#kernel/web/use-format.ts'
import type { Lot } from '../lot.model.ts'
import { lotsCalls } from '../lots.calls.ts'

const transferForm = z.strictObject({
  fromLocationId: idOf('atelier.location'),
  locationId: idOf('atelier.location'),
  kg: z.number().positive(),
})

/** To another place of the same workshop, all of what stands in the first unless less is said. */
export function TransferDialog({ lot, onClose }: { lot: Lot; onClose: () => void }) {
  const t = useT()
  const alert = useAlert()
  const { weight } = useFormat()
  const places = useCall(lotsCalls.getLocations, {}, { staysOnPage: true })
  const { send } = useSend(lotsCalls.transferLot, { staysOnPage: true })
  const [first] = lot.balances
  const transfer = async (fields: z.output<typeof transferForm>) => {
    await send({ id: lot.id, ...fields })
    alert.success(t('atelier.lot.was-moved', { number: lot.number }))
    onClose()
  }
  return (
    <Dialog title={t('atelier.lot.transfer-title', { number: lot.number })} onClose={onClose} width="sm">
      <Form
        schema={transferForm}
        values={{ fromLocationId: first?.location.id ?? '', locationId: '', kg: first?.kg ?? 0 }}
        submit={t('atelier.lot.transfer')}
        onSubmit={transfer}
        onCancel={onClose}
      >
        <SelectField
          name="fromLocationId"
          label={t('atelier.lot.from')}
          choices={lot.balances.map(({ location, kg }) => ({
            value: location.id,
            label: `${location.name} · ${weight(kg)}`,
          }))}
        />
        <SelectField
          name="locationId"
          label={t('atelier.lot.to')}
          choices={(places.data ?? [])
            .filter(({ workshopId }) => workshopId === lot.workshopId)
            .map(({ id, name }) => ({ value: id, label: name }))}
        />
        <NumberField name="kg" label={t('trade.weight')} decimals={3} unit="kg" />
      </Form>
    </Dialog>
  )
}
