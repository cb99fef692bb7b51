import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { z } from 'zod'
import type { AnswerOf } from '#kernel/shared/call.ts'
import { useCall, useSend } from '#kernel/web/api.ts'
import { businessToday } from '#kernel/web/business-today.ts'
import { useT } from '#kernel/web/i18n.ts'
import { DateField } from '#kernel/web/kit/date-field.tsx'
import { Dialog } from '#kernel/web/kit/dialog.tsx'
import { Form } from '#kernel/web/kit/form.tsx'
import { SelectField } from '#kernel/web/kit/select-field.tsx'
import { TextField } from '#kernel/web/kit/text-field.tsx'
import { useFormat } from '#kernel/web/use-format.ts'
import { interviewsCalls } from '#rh/interviews/interviews.calls.ts'
import type { ApplicationRow } from '../../candidate-application.model.ts'
import { lengths, nextWorkingDay } from './plan-dialog.tsx'

const typed = z.object({
  recruiterId: z.string().min(1, 'kernel.field.required'),
  day: z.string().min(1, 'kernel.field.required'),
  minutes: z.coerce.number<number | string>().int(),
  place: z.string().max(200).nullish(),
})

type Props = { rows: readonly ApplicationRow[]; onDone: () => void; onClose: () => void }

/** Gives each of these people the next free hour of a day, and says what became of each. */
export function PlanManyDialog({ rows, onDone, onClose }: Props) {
  const t = useT()
  const [outcomes, setOutcomes] = useState<AnswerOf<typeof interviewsCalls.planInterviews> | null>(null)
  const recruiters = useCall(interviewsCalls.getRecruiters, {}, { staysOnPage: true }).data
  const { send } = useSend(interviewsCalls.planInterviews, { staysOnPage: true })
  if (!recruiters) return null
  const plan = async ({ place, ...said }: z.output<typeof typed>) =>
    setOutcomes(await send({ ...said, place: place || null, candidateApplicationIds: rows.map(({ id }) => id) }))
  const title = t('rh.application.plan-many', { count: rows.length })
  if (outcomes)
    return (
      <Dialog title={title} onClose={onDone} width="sm">
        <Outcomes rows={rows} outcomes={outcomes} />
        <Button variant="contained" onClick={onDone} sx={{ mt: 2 }}>
          {t('verb.close')}
        </Button>
      </Dialog>
    )
  return (
    <Dialog title={title} onClose={onClose} width="sm">
      <Form
        schema={typed}
        values={{
          recruiterId: recruiters.find(({ isOneself }) => isOneself)?.id ?? '',
          day: nextWorkingDay(),
          minutes: 30,
          place: '',
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
        <TextField name="place" label={t('rh.interview.place')} />
      </Form>
    </Dialog>
  )
}

type OutcomesProps = {
  rows: readonly ApplicationRow[]
  outcomes: AnswerOf<typeof interviewsCalls.planInterviews>
}

function Outcomes({ rows, outcomes }: OutcomesProps) {
  const { moment } = useFormat()
  const nameOf = (id: string) => {
    const row = rows.find(one => one.id === id)
    return row ? `${row.name} ${row.firstname}` : ''
  }
  return (
    <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 1 }}>
      {outcomes.map(({ candidateApplicationId: id, startAt, error }) => (
        <li key={id}>
          {error ? (
            <Alert severity="warning">{`${nameOf(id)} : ${error}`}</Alert>
          ) : (
            <Typography>{`${nameOf(id)} : ${moment(startAt)}`}</Typography>
          )}
        </li>
      ))}
    </Box>
  )
}
