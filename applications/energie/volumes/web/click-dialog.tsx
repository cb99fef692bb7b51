import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useWatch } from 'react-hook-form'
import { z } from 'zod'
import type { AnswerOf } from '#kernel/shared/call.ts'
import { useSend } from '#kernel/web/api.ts'
import { businessToday } from '#kernel/web/business-today.ts'
import { useT } from '#kernel/web/i18n.ts'
import { DateField } from '#kernel/web/kit/date-field.tsx'
import { Dialog } from '#kernel/web/kit/dialog.tsx'
import { Form } from '#kernel/web/kit/form.tsx'
import { NumberField } from '#kernel/web/kit/number-field.tsx'
import { SelectField } from '#kernel/web/kit/select-field.tsx'
import { TextField } from '#kernel/web/kit/text-field.tsx'
import { useFormat } from '#kernel/web/use-format.ts'
import { priceOfMonthWith } from '../clicked-price.model.ts'
import { ClickFields } from '../volume.model.ts'
import { volumesCalls } from '../volumes.calls.ts'

type Volumes = AnswerOf<typeof volumesCalls.getContractVolumes>

/** As they are typed; the server judges by the same. */
const typed = z.strictObject({ ...ClickFields.shape, mwh: z.number().positive(), price: z.number() })

type Props = { contractId: string; year: number; volumes: Volumes; onClose: () => void }

/** A part bought at a fixed price, in one line, with what it makes of the price of its months. */
export function ClickDialog({ contractId, year, volumes, onClose }: Props) {
  const t = useT()
  const { month } = useFormat()
  const { send } = useSend(volumesCalls.clickVolume, { staysOnPage: true })
  const today = businessToday()
  const months = Array.from({ length: 24 }, (_, place) =>
    Temporal.PlainDate.from({ year, month: 1, day: 1 }).add({ months: place }).toString(),
  )
  const next = today.with({ day: 1 }).add({ months: 1 }).toString()
  const first = months.includes(next) ? next : months[0]
  const choices = months.map(value => ({ value, label: month(value.slice(0, 7)) }))
  return (
    <Dialog title={t('energie.volumes.click')} onClose={onClose}>
      <Form
        schema={typed}
        values={{
          clickedOn: today.toString(),
          deliveryFrom: first,
          deliveryTo: first,
          mwh: null,
          price: null,
          reference: null,
        }}
        submit={t('verb.save')}
        onSubmit={async fields => {
          await send({ ...fields, id: contractId })
          onClose()
        }}
        onCancel={onClose}
      >
        <DateField name="clickedOn" label={t('energie.volumes.clicked-on')} />
        <Box sx={pair}>
          <SelectField name="deliveryFrom" label={t('energie.volumes.delivery-from')} choices={choices} />
          <SelectField name="deliveryTo" label={t('energie.volumes.delivery-to')} choices={choices} />
          <NumberField name="mwh" label={t('energie.volumes.volume')} decimals={3} unit="MWh" />
          <NumberField
            name="price"
            label={t('energie.volumes.price-fixed')}
            decimals={6}
            unit={t('energie.rates.unit-short.eur_mwh')}
          />
        </Box>
        <TextField name="reference" label={t('field.reference')} />
        <Effect volumes={volumes} />
      </Form>
    </Dialog>
  )
}

const pair = { display: 'grid', gap: 2, gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: '1fr 1fr' } }

/** What the click that is being typed makes of the price of each of its months. */
function Effect({ volumes: { months, clicks } }: { volumes: Volumes }) {
  const t = useT()
  const { month: named, number } = useFormat()
  const [deliveryFrom, deliveryTo, mwh, price] = useWatch({ name: ['deliveryFrom', 'deliveryTo', 'mwh', 'price'] })
  if (typeof mwh !== 'number' || typeof price !== 'number' || deliveryFrom > deliveryTo) return null
  const written = (value: number | null | undefined) =>
    value === null || value === undefined ? '—' : number(value, { minimumFractionDigits: 2, maximumFractionDigits: 2 })
  const counting = clicks.filter(({ cancelledAt }) => cancelledAt === null)
  const touched = months.filter(({ month }) => month >= deliveryFrom && month <= deliveryTo)
  return (
    <Typography component="div" variant="body2" role="status">
      {touched.map(month => (
        <div key={month.month}>
          {t('energie.volumes.effect', {
            month: named(month.month.slice(0, 7)),
            before: written(month.price),
            after: written(priceOfMonthWith([...counting, { mwh, price, deliveryFrom, deliveryTo }], month)),
          })}
        </div>
      ))}
    </Typography>
  )
}
