import { z } from 'zod'
import { businessZone } from '#kernel/shared/business-zone.ts'
import { inParis } from '#kernel/shared/dates-in-words.ts'
import { useAlert } from '#kernel/web/alerts.ts'
import { useCall, useSend } from '#kernel/web/api.ts'
import { businessToday } from '#kernel/web/business-today.ts'
import { useT } from '#kernel/web/i18n.ts'
import { CheckboxField } from '#kernel/web/kit/checkbox-field.tsx'
import { DateField } from '#kernel/web/kit/date-field.tsx'
import { Dialog } from '#kernel/web/kit/dialog.tsx'
import { Form } from '#kernel/web/kit/form.tsx'
import { SelectField } from '#kernel/web/kit/select-field.tsx'
import { TextField } from '#kernel/web/kit/text-field.tsx'
import { TimeField } from '#kernel/web/kit/time-field.tsx'
import type { Interview } from '../interview.model.ts'
import { interviewsCalls } from '../interviews.calls.ts'

const stays = { staysOnPage: true } as const
type Props = { interview: Interview; onClose: () => void }

const typedDate = z.object({
  day: z.string().min(1, 'kernel.field.required'),
  time: z.string().min(1, 'kernel.field.required'),
})

/** Another day or hour: the candidate is told, and asked to confirm anew. */
export function DateDialog({ interview: { interviewId, startAt }, onClose }: Props) {
  const t = useT()
  const alert = useAlert()
  const { send } = useSend(interviewsCalls.changeDateOfInterview, stays)
  const present = inParis(startAt)
  const move = async ({ day, time }: z.output<typeof typedDate>) => {
    const plainTime = Temporal.PlainTime.from(time)
    const date = Temporal.PlainDate.from(day).toZonedDateTime({ timeZone: businessZone, plainTime }).toInstant()
    await send({ interviewId, date: date.toString() })
    alert.success(t('rh.interview.was-moved'))
    onClose()
  }
  return (
    <Dialog title={t('verb.move')} onClose={onClose} width="xs">
      <Form
        schema={typedDate}
        values={{
          day: present.toPlainDate().toString(),
          time: present.toPlainTime().toString({ smallestUnit: 'minute' }),
        }}
        submit={t('verb.move')}
        onSubmit={move}
        onCancel={onClose}
      >
        <DateField name="day" label={t('field.day')} min={businessToday().toString()} />
        <TimeField name="time" label={t('field.hour')} />
      </Form>
    </Dialog>
  )
}

const typedRecruiter = z.object({ recruiterId: z.string().min(1, 'kernel.field.required') })

export function RecruiterDialog({ interview: { interviewId, recruiterId }, onClose }: Props) {
  const t = useT()
  const alert = useAlert()
  const recruiters = useCall(interviewsCalls.getRecruiters, {}, stays).data ?? []
  const { send } = useSend(interviewsCalls.changeRecruiterForInterview, stays)
  return (
    <Dialog title={t('rh.interview.change-recruiter')} onClose={onClose} width="xs">
      <Form
        schema={typedRecruiter}
        values={{ recruiterId }}
        submit={t('verb.save')}
        onSubmit={async said => {
          await send({ interviewId, ...said })
          alert.success(t('rh.interview.recruiter-changed'))
          onClose()
        }}
        onCancel={onClose}
      >
        <SelectField
          name="recruiterId"
          label={t('rh.interview.recruiter-field')}
          choices={recruiters.map(({ id, name }) => ({ value: id, label: name }))}
        />
      </Form>
    </Dialog>
  )
}

const typedCancel = z.object({ reason: z.string().trim().min(3).max(500), silent: z.boolean() })

export function CancelDialog({ interview: { interviewId }, onClose }: Props) {
  const t = useT()
  const alert = useAlert()
  const { send } = useSend(interviewsCalls.cancelInterview, stays)
  return (
    <Dialog title={t('rh.interview.cancel')} onClose={onClose} width="xs">
      <Form
        schema={typedCancel}
        values={{ reason: '', silent: false }}
        submit={t('rh.interview.cancel')}
        isDestructive
        onSubmit={async said => {
          await send({ interviewId, ...said })
          alert.success(t('rh.interview.was-cancelled'))
          onClose()
        }}
        onCancel={onClose}
      >
        <TextField name="reason" label={t('field.reason')} multiline minRows={2} />
        <CheckboxField name="silent" label={t('rh.interview.silent')} />
      </Form>
    </Dialog>
  )
}
