import { z } from 'zod'
import { useAlert } from '#kernel/web/alerts.ts'
import { useSend } from '#kernel/web/api.ts'
import { businessToday } from '#kernel/web/business-today.ts'
import { useT } from '#kernel/web/i18n.ts'
import { DateField } from '#kernel/web/kit/date-field.tsx'
import { Dialog } from '#kernel/web/kit/dialog.tsx'
import { Form } from '#kernel/web/kit/form.tsx'
import { NumberField } from '#kernel/web/kit/number-field.tsx'
import { SelectField } from '#kernel/web/kit/select-field.tsx'
import { Written } from '../daily-value.model.ts'
import { dailyValuesCalls } from '../daily-values.calls.ts'
import { type PageOfValues, pagesOfValues } from '../values-page.model.ts'

/** One value of a day, typed by hand. */
export function ValueDialog({ page, onClose }: { page: PageOfValues; onClose: () => void }) {
  const t = useT()
  const alert = useAlert()
  const { send } = useSend(dailyValuesCalls.saveDailyValues, { staysOnPage: true })
  const { step, series } = pagesOfValues[page]
  const today = businessToday()
  const save = async (fields: z.output<typeof Written>) => {
    const { different } = await send({ page, values: [Written.encode(fields)] })
    if (different.length > 0) alert.error(t('energie.values.stands'))
    else alert.success(t('energie.values.was-saved'))
    onClose()
  }
  return (
    <Dialog title={t('energie.values.new')} onClose={onClose}>
      <Form
        schema={Written}
        values={{
          series: series[0].code,
          day: (step === 'month' ? today.with({ day: 1 }) : today).toString(),
          value: null,
        }}
        submit={t('verb.save')}
        onSubmit={save}
        onCancel={onClose}
        draft={`energie.values.${page}`}
      >
        <SelectField
          name="series"
          label={t('energie.values.series')}
          choices={series.map(({ code, unit }) => ({
            value: code,
            label: `${t(`energie.values.series.${code}`)} (${unit})`,
          }))}
        />
        <DateField name="day" label={t(step === 'month' ? 'energie.values.first-day' : 'field.day')} />
        <NumberField name="value" label={t('field.value')} decimals={4} />
      </Form>
    </Dialog>
  )
}
