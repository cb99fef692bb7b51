import { z } from 'zod'
import { useT } from '#kernel/web/i18n.ts'
import { DateField } from '#kernel/web/kit/date-field.tsx'
import { Form } from '#kernel/web/kit/form.tsx'
import type { Period } from '../register-line.model.ts'

const Days = z
  .object({ from: z.iso.date().optional(), to: z.iso.date().optional() })
  .refine(({ from, to }) => !from || !to || from <= to, { path: ['to'], error: 'rh.register.broken-period' })

type Props = { period: Period; onChange: (period: Period) => void }

/** Who was there between two days. */
export function PeriodFilter({ period, onChange }: Props) {
  const t = useT()
  return (
    <Form
      key={`${period.from} ${period.to}`}
      schema={Days}
      values={{ from: period.from ?? '', to: period.to ?? '' }}
      submit={t('rh.register.apply')}
      onSubmit={onChange}
      asksBeforeLeaving={false}
    >
      <DateField name="from" label={t('rh.register.from')} />
      <DateField name="to" label={t('rh.register.to')} />
    </Form>
  )
}
