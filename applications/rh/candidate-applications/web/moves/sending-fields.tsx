import { useWatch } from 'react-hook-form'
import { z } from 'zod'
import { instantOf } from '#kernel/shared/business-zone.ts'
import { businessToday } from '#kernel/web/business-today.ts'
import { useT } from '#kernel/web/i18n.ts'
import { DateField } from '#kernel/web/kit/date-field.tsx'
import { SelectField } from '#kernel/web/kit/select-field.tsx'
import { TimeField } from '#kernel/web/kit/time-field.tsx'

/** When the answer leaves, as it is typed. */
export const typedSending = {
  when: z.enum(['now', 'tomorrow', 'later']),
  sendingDay: z.string().nullish(),
  sendingTime: z.string().nullish(),
}
export const usualSending = { when: 'tomorrow', sendingDay: '', sendingTime: '09:00' } as const

type Typed = {
  when: 'now' | 'tomorrow' | 'later'
  sendingDay?: string | null | undefined
  sendingTime?: string | null | undefined
}

/** The same as the calls say it. */
export function sendingOf({ when, sendingDay, sendingTime }: Typed) {
  if (when === 'now') return { immediateSending: true, responseSendingTime: null }
  const day = when === 'tomorrow' ? businessToday().add({ days: 1 }).toString() : sendingDay
  return { immediateSending: false, responseSendingTime: day ? instantOf(day, sendingTime || '09:00') : null }
}

/** When the candidate is told. */
export function SendingFields() {
  const t = useT()
  const when = useWatch({ name: 'when' }) as Typed['when']
  return (
    <>
      <SelectField
        name="when"
        label={t('rh.application.when')}
        choices={(['now', 'tomorrow', 'later'] as const).map(value => ({
          value,
          label: t(`rh.application.when.${value}`),
        }))}
        help={t('rh.application.when-help')}
      />
      {when === 'later' && (
        <>
          <DateField name="sendingDay" label={t('field.day')} min={businessToday().toString()} />
          <TimeField name="sendingTime" label={t('field.hour')} />
        </>
      )}
    </>
  )
}
