import { useAlert } from '#kernel/web/alerts.ts'
import { useSend } from '#kernel/web/api.ts'
import { businessToday } from '#kernel/web/business-today.ts'
import { useT } from '#kernel/web/i18n.ts'
import { CheckboxField } from '#kernel/web/kit/checkbox-field.tsx'
import { DateField } from '#kernel/web/kit/date-field.tsx'
import { Dialog } from '#kernel/web/kit/dialog.tsx'
import { Form } from '#kernel/web/kit/form.tsx'
import { NumberField } from '#kernel/web/kit/number-field.tsx'
import { SelectField } from '#kernel/web/kit/select-field.tsx'
import { TextField } from '#kernel/web/kit/text-field.tsx'
import { useFormat } from '#kernel/web/use-format.ts'
import type { InputOf } from '#kernel/shared/call.ts'
import { kindsOfReading, type MeterOfRound, ReadingFields } from '../reading.model.ts'
import { readingsCalls } from '../readings.calls.ts'

const written = ReadingFields.omit({ meterId: true })

/** What is read on a meter; what was consumed is said at once. */
export function ReadingDialog({ meter, onClose }: { meter: MeterOfRound; onClose: () => void }) {
  const t = useT()
  const alert = useAlert()
  const { number } = useFormat()
  const { send } = useSend(readingsCalls.createReading, { staysOnPage: true })
  const unit = t(`energie.meters.unit.${meter.unit}`)
  const save = async (fields: Omit<InputOf<typeof readingsCalls.createReading>, 'meterId'>) => {
    const made = await send({ ...written.encode(fields), meterId: meter.meterId })
    alert.success(
      made.consumption === null
        ? t('energie.readings.was-first', { meter: meter.meter })
        : t('energie.readings.was-read', { meter: meter.meter, consumption: `${number(made.consumption)} ${unit}` }),
    )
    onClose()
  }
  return (
    <Dialog title={t('energie.readings.read-meter', { meter: meter.meter })} onClose={onClose}>
      <Form
        schema={written}
        values={{
          readOn: businessToday().toString(),
          kind: 'actual',
          index: null,
          rolledOver: false,
          restartIndex: null,
          note: null,
        }}
        submit={t('verb.save')}
        onSubmit={save}
        onCancel={onClose}
        draft={`energie.readings.${meter.meterId}`}
      >
        <NumberField name="index" label={t('energie.readings.index')} decimals={3} unit={unit} />
        <DateField name="readOn" label={t('energie.readings.read-on')} />
        <SelectField
          name="kind"
          label={t('energie.readings.kind')}
          choices={kindsOfReading.map(value => ({ value, label: t(`energie.readings.kind.${value}`) }))}
        />
        <CheckboxField name="rolledOver" label={t('energie.readings.rolled-over')} />
        <NumberField
          name="restartIndex"
          label={t('energie.readings.restart')}
          help={t('energie.readings.restart-help')}
          decimals={3}
          unit={unit}
        />
        <TextField name="note" label={t('field.note')} multiline minRows={2} />
      </Form>
    </Dialog>
  )
}
