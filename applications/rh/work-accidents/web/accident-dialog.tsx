import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import { useWatch } from 'react-hook-form'
import { z } from 'zod'
import { dayAndHourOf, instantOf } from '#kernel/shared/business-zone.ts'
import { hourOfDay } from '#kernel/shared/hour-of-day.ts'
import { useAlert } from '#kernel/web/alerts.ts'
import { useSend } from '#kernel/web/api.ts'
import { useT } from '#kernel/web/i18n.ts'
import { CheckboxField } from '#kernel/web/kit/checkbox-field.tsx'
import { DateField } from '#kernel/web/kit/date-field.tsx'
import { Dialog } from '#kernel/web/kit/dialog.tsx'
import { Form } from '#kernel/web/kit/form.tsx'
import { SelectField } from '#kernel/web/kit/select-field.tsx'
import { TextField } from '#kernel/web/kit/text-field.tsx'
import { TimeField } from '#kernel/web/kit/time-field.tsx'
import { serverNow } from '#kernel/web/server-time.ts'
import { PersonField } from '#rh/person-field.tsx'
import {
  isKnownAfter,
  kindsOfAccident,
  knownBefore,
  toldOfAccident,
  type WorkAccident,
  withConsequences,
} from '../work-accident.model.ts'
import { workAccidentsCalls } from '../work-accidents.calls.ts'

const hour = z.string().regex(hourOfDay, { error: 'rh.accident.hour-form', abort: true })
const day = z.iso.date({ error: 'kernel.form.required', abort: true })
const { occurredAt: _occurredAt, knownAt: _knownAt, ...others } = toldOfAccident

type Typed = { occurredOn: string; occurredHour: string; knownOn: string; knownHour: string }
const instantsOf = ({ occurredOn, occurredHour, knownOn, knownHour }: Typed) => ({
  occurredAt: instantOf(occurredOn, occurredHour),
  knownAt: instantOf(knownOn, knownHour),
})

/** Days and hours are typed apart; the person is chosen once. */
const typed = withConsequences(
  z
    .strictObject({
      employeeId: z.string().min(1, 'kernel.form.required'),
      occurredOn: day,
      occurredHour: hour,
      knownOn: day,
      knownHour: hour,
      ...others,
    })
    .refine(fields => isKnownAfter(instantsOf(fields)), { path: ['knownOn'], message: knownBefore }),
)

const twoColumns = { display: 'grid', gap: 2, gridTemplateColumns: { sm: '1fr 1fr' } } as const

type Props = { accident: WorkAccident | null; readsHealth: boolean; onClose: () => void }

/** What happened, to whom, and what came of it. */
export function AccidentDialog({ accident, readsHealth, onClose }: Props) {
  const t = useT()
  const alert = useAlert()
  const reporting = useSend(workAccidentsCalls.reportWorkAccident, { staysOnPage: true })
  const editing = useSend(workAccidentsCalls.editWorkAccident, { staysOnPage: true })
  const save = async (fields: z.output<typeof typed>) => {
    const { employeeId, occurredOn, occurredHour, knownOn, knownHour, ...said } = fields
    const told = { ...said, ...instantsOf({ occurredOn, occurredHour, knownOn, knownHour }) }
    const { name, firstname } = accident
      ? await editing.send({ ...told, id: accident.id, version: accident.version })
      : await reporting.send({ ...told, employeeId })
    alert.success(t('rh.accident.was-saved', { name: `${firstname} ${name}` }))
    onClose()
  }
  const person = accident && `${accident.firstname} ${accident.name}`
  return (
    <Dialog
      title={person ? t('rh.accident.of-person', { name: person }) : t('rh.accident.report')}
      onClose={onClose}
      width="sm"
    >
      <Form
        schema={typed}
        values={valuesOf(accident)}
        submit={t('verb.save')}
        onSubmit={save}
        onCancel={onClose}
        draft={`rh.accident.${accident?.id ?? 'new'}`}
      >
        {!accident && <PersonField finds={workAccidentsCalls.getPeopleHurt} />}
        <Box sx={twoColumns}>
          <DateField name="occurredOn" label={t('rh.accident.occurred')} />
          <TimeField name="occurredHour" label={t('field.hour')} />
          <DateField name="knownOn" label={t('rh.accident.known')} />
          <TimeField name="knownHour" label={t('rh.accident.known-hour')} />
        </Box>
        <SelectField
          name="kind"
          label={t('rh.accident.kind')}
          choices={kindsOfAccident.map(value => ({ value, label: t(`rh.accident.kind.${value}`) }))}
          help={t('rh.accident.kind-help')}
        />
        <TextField name="place" label={t('rh.accident.place')} />
        <TextField name="circumstances" label={t('rh.accident.circumstances')} multiline minRows={3} />
        <TextField name="witness" label={t('rh.accident.witness')} />
        {readsHealth && (
          <Box sx={twoColumns}>
            <TextField name="injuredPart" label={t('rh.accident.injured-part')} />
            <TextField name="injury" label={t('rh.accident.injury')} />
          </Box>
        )}
        <CheckboxField name="hadCare" label={t('rh.accident.had-care')} />
        <Box sx={twoColumns}>
          <DateField name="stoppedFrom" label={t('rh.accident.stopped-from')} />
          <DateField name="stoppedTo" label={t('rh.accident.stopped-to')} />
        </Box>
        {accident?.state === 'registered' && <TurnsGrave />}
      </Form>
    </Dialog>
  )
}

/** In the register, and no longer benign: the time to declare it runs from now on. */
function TurnsGrave() {
  const t = useT()
  const { kind } = useWatch()
  if (kind === 'benign') return null
  return <Alert severity="warning">{t('rh.accident.turns-grave')}</Alert>
}

function valuesOf(accident: WorkAccident | null) {
  const now = serverNow()
  const [occurredOn, occurredHour] = dayAndHourOf(accident?.occurredAt ?? now)
  const [knownOn, knownHour] = dayAndHourOf(accident?.knownAt ?? now)
  return {
    employeeId: accident?.employeeId ?? '',
    occurredOn,
    occurredHour,
    knownOn,
    knownHour,
    kind: accident?.kind ?? 'work',
    place: accident?.place ?? '',
    circumstances: accident?.circumstances ?? '',
    witness: accident?.witness ?? null,
    injuredPart: accident?.injuredPart ?? null,
    injury: accident?.injury ?? null,
    hadCare: accident?.hadCare ?? false,
    stoppedFrom: accident?.stoppedFrom ?? null,
    stoppedTo: accident?.stoppedTo ?? null,
  }
}
