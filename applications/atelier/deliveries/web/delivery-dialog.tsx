import Box from '@mui/material/Box'
import { z } from 'zod'
import { useAlert } from '#kernel/web/alerts.ts'
import { useSend } from '#kernel/web/api.ts'
import { businessToday } from '#kernel/web/business-today.ts'
import { dayAndHourOf, instantOf } from '#kernel/shared/business-zone.ts'
import { useT } from '#kernel/web/i18n.ts'
import { AutocompleteField } from '#kernel/web/kit/autocomplete-field.tsx'
import { CheckboxField } from '#kernel/web/kit/checkbox-field.tsx'
import { DateField } from '#kernel/web/kit/date-field.tsx'
import { Dialog } from '#kernel/web/kit/dialog.tsx'
import { Form } from '#kernel/web/kit/form.tsx'
import { NumberField } from '#kernel/web/kit/number-field.tsx'
import { SelectField } from '#kernel/web/kit/select-field.tsx'
import { TextField } from '#kernel/web/kit/text-field.tsx'
import { textOrNone } from '#kernel/web/kit/text-or-none.ts'
import { TimeField } from '#kernel/web/kit/time-field.tsx'
import { deliveriesCalls } from '../deliveries.calls.ts'
import type { Delivery, DeliveryChoices } from '../delivery.model.ts'

const deliveryForm = z.strictObject({
  workshopId: z.string().min(1, 'kernel.form.required'),
  growerId: textOrNone,
  carrier: textOrNone,
  plate: textOrNone,
  day: textOrNone,
  time: textOrNone,
  expectedKg: z.number().positive().nullish(),
  note: textOrNone,
  hasArrived: z.boolean(),
})

type Props = { choices: DeliveryChoices; delivery: Delivery | null; onClose: (made: Delivery | null) => void }

/** A delivery before its lines: who brings what is not of an own place, and when. */
export function DeliveryDialog({ choices, delivery, onClose }: Props) {
  const t = useT()
  const alert = useAlert()
  const stays = { staysOnPage: true } as const
  const creation = useSend(deliveriesCalls.createDelivery, stays)
  const edition = useSend(deliveriesCalls.editDelivery, stays)
  const save = async ({ workshopId, hasArrived, day, time, expectedKg, ...fields }: z.output<typeof deliveryForm>) => {
    const wish = { ...fields, expectedKg: expectedKg ?? null, expectedAt: day && instantOf(day, time ?? '00:00') }
    const made = delivery
      ? await edition.send({ ...wish, id: delivery.id, version: delivery.version })
      : await creation.send({ ...wish, workshopId, hasArrived, lines: [] })
    alert.success(t('atelier.delivery.saved', { number: made.number }))
    onClose(made)
  }
  return (
    <Dialog
      title={delivery ? t('atelier.delivery.edit') : t('atelier.deliveries.new')}
      onClose={() => onClose(null)}
      width="sm"
    >
      <Form
        schema={deliveryForm}
        values={valuesOf(delivery, choices)}
        submit={t('verb.save')}
        onSubmit={save}
        onCancel={() => onClose(null)}
      >
        {choices.workshops.length > 1 && (
          <SelectField
            name="workshopId"
            label={t('atelier.workshop')}
            disabled={delivery !== null}
            choices={choices.workshops.map(({ id, name }) => ({ value: id, label: name }))}
          />
        )}
        <AutocompleteField
          name="growerId"
          label={t('atelier.delivery.grower')}
          help={t('atelier.delivery.grower-help')}
          suggestions={choices.growers.map(({ id, name }) => ({ value: id, label: name }))}
        />
        <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { sm: '1fr 1fr' } }}>
          <DateField name="day" label={t('atelier.delivery.expected-day')} />
          <TimeField name="time" label={t('field.hour')} />
          <TextField name="carrier" label={t('atelier.delivery.carrier')} />
          <TextField name="plate" label={t('atelier.delivery.plate')} />
        </Box>
        <NumberField name="expectedKg" label={t('atelier.delivery.expected-weight')} decimals={3} unit="kg" />
        <TextField name="note" label={t('field.note')} multiline minRows={2} />
        {!delivery && <CheckboxField name="hasArrived" label={t('atelier.delivery.has-arrived')} />}
      </Form>
    </Dialog>
  )
}

function valuesOf(delivery: Delivery | null, { workshops }: DeliveryChoices) {
  const [only] = workshops
  if (!delivery)
    return {
      workshopId: workshops.length === 1 && only ? only.id : '',
      growerId: null,
      carrier: '',
      plate: '',
      day: businessToday().toString(),
      time: '',
      expectedKg: null,
      note: '',
      hasArrived: true,
    }
  const [day, time] = delivery.expectedAt ? dayAndHourOf(delivery.expectedAt) : [null, '']
  return {
    workshopId: delivery.workshop.id,
    growerId: delivery.growerId,
    carrier: delivery.carrier ?? '',
    plate: delivery.plate ?? '',
    day,
    time,
    expectedKg: delivery.expectedKg,
    note: delivery.note ?? '',
    hasArrived: false,
  }
}
