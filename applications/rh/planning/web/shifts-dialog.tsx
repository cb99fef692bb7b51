import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { useAlert } from '#kernel/web/alerts.ts'
import { useSend } from '#kernel/web/api.ts'
import { useT } from '#kernel/web/i18n.ts'
import { Dialog } from '#kernel/web/kit/dialog.tsx'
import { Form } from '#kernel/web/kit/form.tsx'
import { useFormat } from '#kernel/web/use-format.ts'
import { StretchLine } from '#rh/stretch-line.tsx'
import { useFindingInWords } from '#rh/week-findings.tsx'
import { planningCalls } from '../planning.calls.ts'
import {
  type Outcome,
  type PlannedPerson,
  type PlannedShift,
  type PlanningChoices,
  ShiftFields,
} from '../planning.model.ts'
import { ShiftFieldsInForm } from './shift-fields.tsx'
import { shiftsOn } from './use-planning-columns.tsx'

type Props = { person: PlannedPerson; day: string; choices: PlanningChoices; onClose: () => void }

const usual = { from: '08:00', until: '16:00', breakMinutes: 60, positionId: null, unitId: null }

/** What is planned for somebody on a day: read, added, moved or taken away; what stands against it is told below. */
export function ShiftsDialog({ person, day, choices, onClose }: Props) {
  const t = useT()
  const alert = useAlert()
  const { longDate } = useFormat()
  const words = useFindingInWords()
  const [edited, setEdited] = useState<PlannedShift | null>(null)
  const [refused, setRefused] = useState<Outcome | null>(null)
  const { send, start } = useSend(planningCalls.writeShifts, {
    staysOnPage: true,
    onDone: ({ results }) => {
      const failed = results.find(({ outcome }) => outcome !== 'done')
      setRefused(failed?.outcome ?? null)
      if (!failed) alert.success(t('kernel.record.was-saved', { name: `${person.name} ${person.firstname}` }))
    },
  })
  const shifts = shiftsOn(person, day)
  const save = async (fields: ShiftFields) => {
    const { results } = await send(
      edited
        ? { edited: [{ ...fields, id: edited.id, version: edited.version }] }
        : { added: [{ ...fields, employeeId: person.id, clientShiftId: crypto.randomUUID() }] },
    )
    if (results.every(({ outcome }) => outcome === 'done')) onClose()
  }
  return (
    <Dialog title={`${person.name} ${person.firstname} · ${longDate(day)}`} width="md" onClose={onClose}>
      {refused && (
        <Alert severity="error" sx={{ mb: 2 }}>
          {t(`rh.planning.outcome.${refused}`)}
        </Alert>
      )}
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, mb: 2 }}>
        {shifts.map(shift => (
          <Shift
            key={shift.id}
            shift={shift}
            {...(person.can.write && {
              onEdit: () => setEdited(shift),
              onRemove: () => start({ removed: [{ id: shift.id, version: shift.version }] }),
            })}
          />
        ))}
      </Box>
      {person.findings
        .filter(finding => finding.day === day)
        .map(finding => (
          <Typography
            key={`${finding.rule} ${finding.what}`}
            variant="body2"
            sx={{ mb: 1, color: finding.level === 'block' ? 'error.strong' : 'warning.strong' }}
          >
            {words(finding)}
          </Typography>
        ))}
      {!person.can.write && shifts.length === 0 && (
        <Typography color="text.secondary">{t('rh.planning.state.none')}</Typography>
      )}
      {person.can.write && (
        <Form
          key={edited?.id ?? 'new'}
          schema={ShiftFields}
          values={edited ? fieldsOf(edited) : { ...usual, workDate: day }}
          submit={edited ? t('verb.save') : t('verb.add')}
          onSubmit={save}
          onCancel={edited ? () => setEdited(null) : onClose}
        >
          <ShiftFieldsInForm choices={choices} />
        </Form>
      )}
    </Dialog>
  )
}

const fieldsOf = ({ workDate, from, until, breakMinutes, positionId, unitId }: PlannedShift) => ({
  workDate,
  from,
  until,
  breakMinutes,
  positionId,
  unitId,
})

type ShiftProps = { shift: PlannedShift; onEdit?: () => void; onRemove?: () => void }

function Shift({ shift: { from, until, breakMinutes, workedMinutes, position, unit, state }, ...acts }: ShiftProps) {
  const t = useT()
  return (
    <StretchLine
      when={`${from} – ${until}`}
      workedMinutes={workedMinutes}
      facts={[
        breakMinutes > 0 && t('rh.hours.less-break', { minutes: breakMinutes }),
        position,
        unit,
        t(`rh.planning.state.${state}`),
      ]}
      {...acts}
    />
  )
}
