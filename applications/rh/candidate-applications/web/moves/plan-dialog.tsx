import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useFormContext, useWatch } from 'react-hook-form'
import { z } from 'zod'
import { instantOf } from '#kernel/shared/business-zone.ts'
import { inParis } from '#kernel/shared/dates-in-words.ts'
import { useCall } from '#kernel/web/api.ts'
import { businessToday } from '#kernel/web/business-today.ts'
import { useT } from '#kernel/web/i18n.ts'
import { CheckboxField } from '#kernel/web/kit/checkbox-field.tsx'
import { DateField } from '#kernel/web/kit/date-field.tsx'
import { Dialog } from '#kernel/web/kit/dialog.tsx'
import { Form } from '#kernel/web/kit/form.tsx'
import { SelectField } from '#kernel/web/kit/select-field.tsx'
import { TextField } from '#kernel/web/kit/text-field.tsx'
import { TimeField } from '#kernel/web/kit/time-field.tsx'
import { useFormat } from '#kernel/web/use-format.ts'
import { interviewKinds } from '#rh/interviews/interview.model.ts'
import { interviewsCalls } from '#rh/interviews/interviews.calls.ts'
import { useMove } from './use-move.ts'

const typed = z.object({
  recruiterId: z.string().min(1, 'kernel.field.required'),
  day: z.string().min(1, 'kernel.field.required'),
  time: z.string().min(1, 'kernel.field.required'),
  minutes: z.coerce.number<number | string>().int(),
  kind: z.enum(interviewKinds),
  place: z.string().max(200).nullish(),
  mustConfirm: z.boolean(),
  message: z.string().max(2000).nullish(),
})
/** Minutes. */
export const lengths = [20, 30, 45, 60]
const shown = 8

type Props = { applicationId: string; name: string; onClose: () => void }

/** Plans a talk at a free hour of its recruiter. */
export function PlanDialog({ applicationId, name, onClose }: Props) {
  const t = useT()
  const { move } = useMove()
  const recruiters = useCall(interviewsCalls.getRecruiters, {}, { staysOnPage: true }).data
  if (!recruiters) return null
  const plan = async ({ day, time, minutes, place, message, ...said }: z.output<typeof typed>) => {
    const startAt = instantOf(day, time)
    const endAt = Temporal.Instant.from(startAt).add({ minutes }).toString()
    const where = said.kind === 'video' ? { url: place || null } : { place: place || null }
    const interview = { ...said, ...where, message: message || null, startAt, endAt }
    await move(applicationId, 'interview_scheduled', { interview })
    onClose()
  }
  return (
    <Dialog title={t('rh.application.plan', { name })} onClose={onClose} width="sm">
      <Form
        schema={typed}
        values={{
          recruiterId: recruiters.find(({ isOneself }) => isOneself)?.id ?? '',
          day: nextWorkingDay(),
          time: '',
          minutes: 30,
          kind: 'site',
          place: '',
          mustConfirm: true,
          message: '',
        }}
        submit={t('rh.application.plan-verb')}
        onSubmit={plan}
        onCancel={onClose}
      >
        <SelectField
          name="recruiterId"
          label={t('rh.interview.recruiter-field')}
          choices={recruiters.map(one => ({ value: one.id, label: one.name }))}
        />
        <DateField name="day" label={t('field.day')} min={businessToday().toString()} />
        <SelectField
          name="minutes"
          label={t('rh.interview.length')}
          choices={lengths.map(value => ({ value, label: t('rh.interview.minutes', { count: value }) }))}
        />
        <FreeHours />
        <TimeField name="time" label={t('field.hour')} />
        <SelectField
          name="kind"
          label={t('rh.interview.how')}
          choices={interviewKinds.map(value => ({ value, label: t(`rh.interview.kind.${value}`) }))}
        />
        <TextField name="place" label={t('rh.interview.place')} />
        <TextField name="message" label={t('rh.interview.message')} multiline minRows={2} />
        <CheckboxField name="mustConfirm" label={t('rh.interview.must-confirm')} />
      </Form>
    </Dialog>
  )
}

export function nextWorkingDay() {
  let day = businessToday().add({ days: 1 })
  while (day.dayOfWeek > 5) day = day.add({ days: 1 })
  return day.toString()
}

/** The first free hours of the day, a touch each. */
function FreeHours() {
  const t = useT()
  const { time } = useFormat()
  const { setValue } = useFormContext()
  const [recruiterId, day, minutes] = useWatch({ name: ['recruiterId', 'day', 'minutes'] }) as [string, string, number]
  const isAsked = Boolean(recruiterId && day && minutes)
  const slots = useCall(
    interviewsCalls.getFreeSlots,
    { recruiterId, day, minutes: Number(minutes) },
    { enabled: isAsked, staysOnPage: true },
  ).data
  if (!slots) return null
  return (
    <Box role="group" aria-label={t('rh.interview.free')} sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      {slots.length === 0
        ? t('rh.interview.none-free')
        : slots.slice(0, shown).map(({ startAt }) => (
            <Button
              key={startAt}
              size="small"
              variant="outlined"
              color="inherit"
              onClick={() => setValue('time', hourOf(startAt), { shouldDirty: true, shouldValidate: true })}
            >
              {time(startAt)}
            </Button>
          ))}
    </Box>
  )
}

const hourOf = (instant: string) => inParis(instant).toPlainTime().toString({ smallestUnit: 'minute' })
