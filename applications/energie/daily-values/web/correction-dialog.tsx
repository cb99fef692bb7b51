import { z } from 'zod'
import { useSend } from '#kernel/web/api.ts'
import { useT } from '#kernel/web/i18n.ts'
import { Dialog } from '#kernel/web/kit/dialog.tsx'
import { Form } from '#kernel/web/kit/form.tsx'
import { NumberField } from '#kernel/web/kit/number-field.tsx'
import { TextField } from '#kernel/web/kit/text-field.tsx'
import { CorrectionReason, Value } from '../daily-value.model.ts'
import { dailyValuesCalls } from '../daily-values.calls.ts'
import type { PageOfValues } from '../values-page.model.ts'

const Correction = z.strictObject({ value: Value, reason: CorrectionReason })

type Row = { series: string; day: string; value: number; unit: string }
type Props = { page: PageOfValues; name: string; row: Row; onClose: () => void }

/** Another value for a day, and why. */
export function CorrectionDialog({ page, name, row: { series, day, value: standing, unit }, onClose }: Props) {
  const t = useT()
  const { send } = useSend(dailyValuesCalls.correctDailyValue, { staysOnPage: true })
  return (
    <Dialog title={t('energie.values.correct-named', { name })} onClose={onClose}>
      <Form
        schema={Correction}
        values={{ value: standing, reason: '' }}
        submit={t('energie.values.correct')}
        onCancel={onClose}
        onSubmit={async fields => {
          await send({ page, series, day, standing, ...Correction.encode(fields) })
          onClose()
        }}
      >
        <NumberField name="value" label={t('field.value')} decimals={4} unit={unit} />
        <TextField name="reason" label={t('field.reason')} />
      </Form>
    </Dialog>
  )
}
