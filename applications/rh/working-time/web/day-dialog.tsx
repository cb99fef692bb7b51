import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { useAlert } from '#kernel/web/alerts.ts'
import { useSend } from '#kernel/web/api.ts'
import { businessToday } from '#kernel/web/business-today.ts'
import { useT } from '#kernel/web/i18n.ts'
import { Dialog } from '#kernel/web/kit/dialog.tsx'
import { Form } from '#kernel/web/kit/form.tsx'
import { useFormat } from '#kernel/web/use-format.ts'
import { StretchLine } from '#rh/stretch-line.tsx'
import { useFindingInWords } from '#rh/week-findings.tsx'
import { HourFields, type PersonWeek, type WorkedHours } from '../working-time.model.ts'
import { workingTimeCalls } from '../working-time.calls.ts'
import { HourFieldsInForm } from './hour-fields.tsx'
import { HoursLeftOut, type Left } from './hours-left-out.tsx'
import { stretchesOn } from './stretches-on.ts'

type Props = { person: PersonWeek; day: string; tasks: readonly string[]; onClose: () => void }

const blank = { from: null, until: null, breakMinutes: 0, totalMinutes: null, task: null }

/** What somebody worked on a day: read, added, changed or taken away while his week is open. */
export function DayDialog({ person, day, tasks, onClose }: Props) {
  const t = useT()
  const alert = useAlert()
  const { longDate } = useFormat()
  const words = useFindingInWords()
  const [edited, setEdited] = useState<WorkedHours | null>(null)
  const [left, setLeft] = useState<readonly Left[]>([])
  const entering = useSend(workingTimeCalls.enterHours, { staysOnPage: true })
  const editing = useSend(workingTimeCalls.editHours, { staysOnPage: true })
  const removing = useSend(workingTimeCalls.removeHours, { staysOnPage: true })
  const name = `${person.name} ${person.firstname}`
  const hasBegun = day <= businessToday().toString()
  const isOpen = hasBegun && person.can.write && person.state !== 'validated' && person.state !== 'locked'
  const save = async (hours: HourFields) => {
    if (edited) {
      await editing.send({ ...hours, id: edited.id, version: edited.version })
    } else {
      const entry = { ...hours, employeeId: person.id, clientEntryId: crypto.randomUUID() }
      const { results } = await entering.send({ entries: [entry] })
      const outcome = results[0]?.outcome ?? 'unknown'
      if (outcome !== 'done') return setLeft([{ id: person.id, name, outcome }])
    }
    alert.success(t('kernel.record.was-saved', { name }))
    onClose()
  }
  if (left.length > 0) return <HoursLeftOut left={left} onClose={() => setLeft([])} />
  const stretches = stretchesOn(person, day)
  return (
    <Dialog title={`${name} · ${longDate(day)}`} width="md" onClose={onClose}>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, mb: 2 }}>
        {stretches.map(hours => (
          <Stretch
            key={hours.id}
            hours={hours}
            {...(isOpen && {
              onEdit: () => setEdited(hours),
              onRemove: () => removing.start({ id: hours.id, version: hours.version }),
            })}
          />
        ))}
      </Box>
      {person.findings
        .filter(finding => finding.day === day)
        .map(finding => (
          <Typography
            key={finding.rule}
            variant="body2"
            sx={{ mb: 1, color: finding.level === 'block' ? 'error.strong' : 'warning.strong' }}
          >
            {words(finding)}
          </Typography>
        ))}
      {!isOpen && stretches.length === 0 && (
        <Typography color="text.secondary">{t(hasBegun ? 'rh.hours.none' : 'rh.hours.to-come')}</Typography>
      )}
      {isOpen && (
        <Form
          key={edited?.id ?? 'new'}
          schema={HourFields}
          values={{ ...blank, workDate: day, ...edited }}
          submit={edited ? t('verb.save') : t('verb.add')}
          onSubmit={save}
          onCancel={edited ? () => setEdited(null) : onClose}
        >
          <HourFieldsInForm tasks={tasks} />
        </Form>
      )}
    </Dialog>
  )
}

type StretchProps = { hours: WorkedHours; onEdit?: () => void; onRemove?: () => void }

function Stretch({ hours: { from, until, breakMinutes, workedMinutes, task, source }, ...acts }: StretchProps) {
  const t = useT()
  return (
    <StretchLine
      when={from && until ? `${from} – ${until}` : t('rh.hours.in-all')}
      workedMinutes={workedMinutes}
      facts={[
        breakMinutes > 0 && t('rh.hours.less-break', { minutes: breakMinutes }),
        task,
        t(`rh.hours.source.${source}`),
      ]}
      {...acts}
    />
  )
}
