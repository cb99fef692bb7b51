import Box from '@mui/material/Box'
import { z } from 'zod'
import { dayAndHourOf, instantOf } from '#kernel/shared/business-zone.ts'
import { useAlert } from '#kernel/web/alerts.ts'
import { useSend } from '#kernel/web/api.ts'
import { useT } from '#kernel/web/i18n.ts'
import { AutocompleteField } from '#kernel/web/kit/autocomplete-field.tsx'
import { DateField } from '#kernel/web/kit/date-field.tsx'
import { Dialog } from '#kernel/web/kit/dialog.tsx'
import { Form } from '#kernel/web/kit/form.tsx'
import { NumberField } from '#kernel/web/kit/number-field.tsx'
import { SelectField } from '#kernel/web/kit/select-field.tsx'
import { TextField } from '#kernel/web/kit/text-field.tsx'
import { textOrNone } from '#kernel/web/kit/text-or-none.ts'
import { TimeField } from '#kernel/web/kit/time-field.tsx'
import { serverNow } from '#kernel/web/server-time.ts'
import { shipmentsCalls } from '../shipments.calls.ts'
import type { Shipment, ShipmentChoices } from '../shipment.model.ts'
import { LinesField } from './lines-field.tsx'

const required = z.string().min(1, 'kernel.form.required')
const shipmentForm = z.strictObject({
  workshopId: required,
  partnerId: required,
  customerReference: textOrNone,
  day: required,
  time: required,
  cutOffDay: required,
  cutOffTime: required,
  carrier: textOrNone,
  plate: textOrNone,
  driver: textOrNone,
  dock: textOrNone,
  setTemperatureC: z.number().min(-40).max(60).nullish(),
  note: textOrNone,
  lines: z.array(z.strictObject({ articleId: required, cases: z.int().min(1).max(10_000) })).min(1),
})

type Props = { choices: ShipmentChoices; shipment: Shipment | null; onClose: (made: Shipment | null) => void }

/** What leaves, for whom, when, and until when it is prepared. */
export function ShipmentDialog({ choices, shipment, onClose }: Props) {
  const t = useT()
  const alert = useAlert()
  const stays = { staysOnPage: true } as const
  const creation = useSend(shipmentsCalls.createShipment, stays)
  const edition = useSend(shipmentsCalls.editShipment, stays)
  const save = async (typed: z.output<typeof shipmentForm>) => {
    const { workshopId, day, time, cutOffDay, cutOffTime, setTemperatureC = null, ...fields } = typed
    const plannedAt = instantOf(day, time)
    const wish = { ...fields, setTemperatureC, plannedAt, cutOffAt: instantOf(cutOffDay, cutOffTime) }
    const made = shipment
      ? await edition.send({ ...wish, id: shipment.id, version: shipment.version })
      : await creation.send({ ...wish, workshopId })
    alert.success(t('atelier.shipment.saved'))
    onClose(made)
  }
  return (
    <Dialog
      title={shipment ? t('atelier.shipment.edit') : t('atelier.shipments.new')}
      onClose={() => onClose(null)}
      width="md"
    >
      <Form
        schema={shipmentForm}
        values={valuesOf(shipment, choices)}
        submit={t('verb.save')}
        onSubmit={save}
        onCancel={() => onClose(null)}
      >
        <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { sm: '2fr 1fr' } }}>
          <AutocompleteField
            name="partnerId"
            label={t('atelier.shipment.customer')}
            suggestions={choices.customers.map(({ id, name }) => ({ value: id, label: name }))}
          />
          <TextField name="customerReference" label={t('atelier.shipment.reference')} />
        </Box>
        {choices.workshops.length > 1 && (
          <SelectField
            name="workshopId"
            label={t('atelier.workshop')}
            disabled={shipment !== null}
            choices={choices.workshops.map(({ id, name }) => ({ value: id, label: name }))}
          />
        )}
        <LinesField articles={choices.articles} />
        <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr 1fr', md: 'repeat(4, 1fr)' } }}>
          <DateField name="day" label={t('atelier.shipment.planned-day')} />
          <TimeField name="time" label={t('field.hour')} />
          <DateField name="cutOffDay" label={t('atelier.shipment.cut-off-day')} />
          <TimeField name="cutOffTime" label={t('atelier.shipment.cut-off')} />
          <TextField name="carrier" label={t('atelier.shipment.carrier')} />
          <TextField name="plate" label={t('atelier.shipment.plate')} />
          <TextField name="driver" label={t('atelier.shipment.driver')} />
          <TextField name="dock" label={t('atelier.shipment.dock')} />
        </Box>
        <NumberField name="setTemperatureC" label={t('atelier.shipment.set-temperature')} decimals={1} unit="°C" />
        <TextField name="note" label={t('field.note')} multiline minRows={2} />
      </Form>
    </Dialog>
  )
}

/** Trucks leave in the afternoon, unless it is over. */
function valuesOf(shipment: Shipment | null, { workshops }: ShipmentChoices) {
  if (!shipment) {
    const [today, now] = dayAndHourOf(serverNow())
    const isOver = now >= '14:00'
    const day = isOver ? Temporal.PlainDate.from(today).add({ days: 1 }).toString() : today
    return {
      workshopId: workshops[0]?.id ?? '',
      partnerId: '',
      customerReference: '',
      day,
      time: '16:00',
      cutOffDay: day,
      cutOffTime: '14:00',
      carrier: '',
      plate: '',
      driver: '',
      dock: '',
      setTemperatureC: null,
      note: '',
      lines: [{ articleId: '', cases: null as unknown as number }],
    }
  }
  const [day, time] = dayAndHourOf(shipment.plannedAt)
  const [cutOffDay, cutOffTime] = dayAndHourOf(shipment.cutOffAt)
  return {
    workshopId: shipment.depotId,
    partnerId: shipment.partnerId,
    customerReference: shipment.customerReference ?? '',
    day,
    time,
    cutOffDay,
    cutOffTime,
    carrier: shipment.carrier ?? '',
    plate: shipment.plate ?? '',
    driver: shipment.driver ?? '',
    dock: shipment.dock ?? '',
    setTemperatureC: shipment.setTemperatureC,
    note: shipment.note ?? '',
    lines: shipment.lines.map(({ articleId, cases }) => ({ articleId, cases })),
  }
}
