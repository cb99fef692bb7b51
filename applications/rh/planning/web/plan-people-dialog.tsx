import Alert from '@mui/material/Alert'
import { useState } from 'react'
import { z } from 'zod'
import { useAlert } from '#kernel/web/alerts.ts'
import { useSend } from '#kernel/web/api.ts'
import { useT } from '#kernel/web/i18n.ts'
import { Dialog } from '#kernel/web/kit/dialog.tsx'
import { Form } from '#kernel/web/kit/form.tsx'
import { ManyField } from '#kernel/web/kit/many-field.tsx'
import { useFormat } from '#kernel/web/use-format.ts'
import { planningCalls } from '../planning.calls.ts'
import { type PlannedPerson, type PlanningChoices, ShiftFields } from '../planning.model.ts'
import { ShiftFieldsInForm } from './shift-fields.tsx'

type Props = {
  people: readonly PlannedPerson[]
  days: readonly string[]
  choices: PlanningChoices
  onClose: (isDone: boolean) => void
}

const schema = ShiftFields.omit({ workDate: true }).extend({ days: z.array(z.iso.date()).min(1) })

/** The same hours for several people on several days; whoever they cannot be written for is named with why. */
export function PlanPeopleDialog({ people, days, choices, onClose }: Props) {
  const t = useT()
  const alert = useAlert()
  const { shortDay } = useFormat()
  const [left, setLeft] = useState<readonly string[]>([])
  const { send } = useSend(planningCalls.writeShifts, { staysOnPage: true })
  const plan = async ({ days: chosen, ...hours }: z.output<typeof schema>) => {
    const added = people.flatMap(({ id }) =>
      chosen.map(workDate => ({ ...hours, workDate, employeeId: id, clientShiftId: crypto.randomUUID() })),
    )
    const { results } = await send({ added })
    const refused = results.flatMap(({ key, outcome }) => {
      const shift = outcome === 'done' ? undefined : added.find(({ clientShiftId }) => clientShiftId === key)
      const person = people.find(({ id }) => id === shift?.employeeId)
      return shift && person
        ? [`${person.name} ${person.firstname}, ${shortDay(shift.workDate)} : ${t(`rh.planning.outcome.${outcome}`)}`]
        : []
    })
    const count = results.length - refused.length
    if (count > 0) alert.success(t('rh.planning.planned', { count }))
    if (refused.length === 0) return onClose(true)
    setLeft(refused)
  }
  return (
    <Dialog
      title={t('rh.planning.plan-count', { count: people.length })}
      width="md"
      onClose={() => onClose(left.length > 0)}
    >
      {left.map(line => (
        <Alert key={line} severity="warning" sx={{ mb: 1 }}>
          <bdi>{line}</bdi>
        </Alert>
      ))}
      <Form
        schema={schema}
        values={{
          days: days.slice(0, 5),
          from: '08:00',
          until: '16:00',
          breakMinutes: 60,
          positionId: null,
          unitId: null,
        }}
        submit={t('rh.planning.plan')}
        onSubmit={plan}
        onCancel={() => onClose(left.length > 0)}
      >
        <ManyField
          name="days"
          label={t('rh.planning.days')}
          suggestions={days.map(day => ({ value: day, label: shortDay(day) }))}
        />
        <ShiftFieldsInForm choices={choices} />
      </Form>
    </Dialog>
  )
}
