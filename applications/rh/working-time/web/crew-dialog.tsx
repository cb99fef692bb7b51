import { useState } from 'react'
import { z } from 'zod'
import { useAlert } from '#kernel/web/alerts.ts'
import { useCall, useSend } from '#kernel/web/api.ts'
import { useT } from '#kernel/web/i18n.ts'
import { DateField } from '#kernel/web/kit/date-field.tsx'
import { Dialog } from '#kernel/web/kit/dialog.tsx'
import { Form } from '#kernel/web/kit/form.tsx'
import { ManyField } from '#kernel/web/kit/many-field.tsx'
import { businessToday } from '#kernel/web/business-today.ts'
import { HourFields, type Outcome, type PersonWeek } from '../working-time.model.ts'
import { workingTimeCalls } from '../working-time.calls.ts'
import { HourFieldsInForm } from './hour-fields.tsx'
import { HoursLeftOut, type Left } from './hours-left-out.tsx'

type Props = {
  /** Chosen at first. */
  people: readonly PersonWeek[]
  week: { isoYear: number; isoWeek: number }
  days: readonly string[]
  tasks: readonly string[]
  onClose: (isDone: boolean) => void
}

const schema = HourFields.safeExtend({ employeeIds: z.array(z.string()).min(1) })

/** The same hours for a whole crew; whoever they cannot be written for is named with why. */
export function CrewDialog({ people, week, days, tasks, onClose }: Props) {
  const t = useT()
  const alert = useAlert()
  const [left, setLeft] = useState<readonly Left[]>([])
  const { send } = useSend(workingTimeCalls.enterHours, { staysOnPage: true })
  const today = businessToday().toString()
  const [words, setWords] = useState('')
  const sought = useCall(
    workingTimeCalls.getWeekOfHours,
    { ...week, page: 0, size: 25, ...(words.trim() !== '' && { search: words.trim() }) },
    { staysOnPage: true },
  )
  const found = sought.data?.items ?? []
  const names = new Map([...people, ...found].map(({ id, name, firstname }) => [id, `${name} ${firstname}`]))
  const enter = async ({ employeeIds, ...hours }: z.output<typeof schema>) => {
    const entries = employeeIds.map(employeeId => ({ ...hours, employeeId, clientEntryId: crypto.randomUUID() }))
    const { results } = await send({ entries })
    const whose = new Map<string, string>(entries.map(({ clientEntryId, employeeId }) => [clientEntryId, employeeId]))
    const refused = results.filter(({ outcome }) => outcome !== 'done')
    if (results.length > refused.length)
      alert.success(t('rh.hours.entered', { count: results.length - refused.length }))
    if (refused.length === 0) return onClose(true)
    setLeft(
      refused.map(({ clientEntryId, outcome }: { clientEntryId: string; outcome: Outcome }) => {
        const id = whose.get(clientEntryId) ?? ''
        return { id, name: names.get(id) ?? '', outcome }
      }),
    )
  }
  if (left.length > 0) return <HoursLeftOut left={left} onClose={() => onClose(true)} />
  return (
    <Dialog title={t('rh.hours.enter')} width="md" onClose={() => onClose(false)}>
      <Form
        schema={schema}
        values={{
          employeeIds: people.map(({ id }) => id),
          workDate: days.includes(today) ? today : days[0],
          from: '08:00',
          until: '17:00',
          breakMinutes: 60,
          totalMinutes: null,
          task: null,
        }}
        submit={t('verb.save')}
        onSubmit={enter}
        onCancel={() => onClose(false)}
      >
        <ManyField
          name="employeeIds"
          label={t('field.people')}
          suggestions={[...names].map(([value, label]) => ({ value, label }))}
          isLoading={sought.isFetching}
          onType={setWords}
        />
        <DateField name="workDate" label={t('field.day')} min={days[0]} max={days.at(-1)} />
        <HourFieldsInForm tasks={tasks} />
      </Form>
    </Dialog>
  )
}
