import { z } from 'zod'
import { useSend } from '#kernel/web/api.ts'
import { businessToday } from '#kernel/web/business-today.ts'
import { useT } from '#kernel/web/i18n.ts'
import { DateField } from '#kernel/web/kit/date-field.tsx'
import { Dialog } from '#kernel/web/kit/dialog.tsx'
import { Form } from '#kernel/web/kit/form.tsx'
import { NumberField } from '#kernel/web/kit/number-field.tsx'
import { TextField } from '#kernel/web/kit/text-field.tsx'
import { type Rate, RateDay, type RateTableInFull, ReasonOfCorrection } from '../rate.model.ts'
import { ratesCalls } from '../rates.calls.ts'

const added = z.strictObject({ validFrom: RateDay, value: z.number() })
const corrected = added.extend({ reason: ReasonOfCorrection })

type Props = {
  table: RateTableInFull
  rate: (Omit<Rate, 'value'> & { value?: number | undefined }) | null
  onClose: () => void
}

/** A value from a day on, or what takes the place of one that was written wrongly. */
export function RateDialog({ table, rate, onClose }: Props) {
  const t = useT()
  const addition = useSend(ratesCalls.addRate, { staysOnPage: true })
  const correction = useSend(ratesCalls.correctRate, { staysOnPage: true })
  const { id, unit } = table
  const save = async ({ reason, ...fields }: z.output<typeof added> & { reason?: string }) => {
    if (rate) await correction.send({ ...fields, id, rateId: rate.id, reason: reason ?? '' })
    else await addition.send({ ...fields, id })
    onClose()
  }
  return (
    <Dialog title={t(rate ? 'energie.rates.correct' : 'energie.rates.add')} onClose={onClose} width="sm">
      <Form
        schema={rate ? corrected : added}
        values={{
          validFrom: rate?.validFrom ?? businessToday().toString(),
          value: rate?.value ?? null,
          ...(rate && { reason: '' }),
        }}
        submit={t('verb.save')}
        onSubmit={save}
        onCancel={onClose}
      >
        <DateField name="validFrom" label={t('energie.rates.from')} />
        <NumberField
          name="value"
          label={t('field.value')}
          decimals={6}
          {...(unit !== 'factor' && { unit: t(`energie.rates.unit-short.${unit}`) })}
        />
        {rate && <TextField name="reason" label={t('field.reason')} />}
      </Form>
    </Dialog>
  )
}
