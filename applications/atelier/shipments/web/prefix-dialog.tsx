import { z } from 'zod'
import { useSend } from '#kernel/web/api.ts'
import { useT } from '#kernel/web/i18n.ts'
import { Dialog } from '#kernel/web/kit/dialog.tsx'
import { Form } from '#kernel/web/kit/form.tsx'
import { SelectField } from '#kernel/web/kit/select-field.tsx'
import { TextField } from '#kernel/web/kit/text-field.tsx'
import { shipmentsCalls } from '../shipments.calls.ts'
import type { ShipmentChoices } from '../shipment.model.ts'

const prefixForm = z.strictObject({
  companyId: z.string().min(1, 'kernel.form.required'),
  prefix: z.string().regex(/^\d{7,10}$/, 'atelier.shipment.prefix-help'),
})

/** Without it no pallet gets a number. */
export function PrefixDialog({ choices, onClose }: { choices: ShipmentChoices; onClose: () => void }) {
  const t = useT()
  const { send } = useSend(shipmentsCalls.setGs1Prefix, { staysOnPage: true })
  const workshops = choices.workshops.filter(({ canSet }) => canSet)
  const [first] = workshops
  return (
    <Dialog title={t('atelier.shipment.prefix')} onClose={onClose} width="xs">
      <Form
        schema={prefixForm}
        values={{ companyId: first?.companyId ?? '', prefix: first?.gs1Prefix ?? '' }}
        submit={t('verb.save')}
        onSubmit={async wish => {
          await send(wish)
          onClose()
        }}
        onCancel={onClose}
      >
        {workshops.length > 1 && (
          <SelectField
            name="companyId"
            label={t('atelier.workshop')}
            choices={[...new Map(workshops.map(one => [one.companyId, one.name]))].map(([value, label]) => ({
              value,
              label,
            }))}
          />
        )}
        <TextField name="prefix" label={t('atelier.shipment.prefix')} help={t('atelier.shipment.prefix-help')} />
      </Form>
    </Dialog>
  )
}
