import { useWatch } from 'react-hook-form'
import { useAlert } from '#kernel/web/alerts.ts'
import { useSend } from '#kernel/web/api.ts'
import { useT } from '#kernel/web/i18n.ts'
import { Dialog } from '#kernel/web/kit/dialog.tsx'
import { Form } from '#kernel/web/kit/form.tsx'
import { NumberField } from '#kernel/web/kit/number-field.tsx'
import { SelectField } from '#kernel/web/kit/select-field.tsx'
import { TextField } from '#kernel/web/kit/text-field.tsx'
import {
  faultsOfWorkTime,
  type WorkTime,
  workTimeFields,
  type WorkTimeFields,
  type WorkTimeKind,
  workTimeKinds,
  weeklyHours,
} from '../../work-time.model.ts'
import { workTimesCalls } from '../../work-times.calls.ts'
import { refusalWithin } from '../refusal-within.ts'
import { DistributionField } from './distribution-field.tsx'

const sending = { staysOnPage: true }

/** The server's rules between fields, at their field before anything is sent. */
const TypedWorkTime = workTimeFields.superRefine((time, context) => {
  for (const { field, message } of faultsOfWorkTime(time))
    context.addIssue({ code: 'custom', path: [field], message, input: time[field] })
})

const blank = {
  label: '',
  kind: 'full',
  weeklyHours: weeklyHours.full,
  daysPerWeek: null,
  daysPerYear: null,
  distribution: null,
  exemptionReason: null,
}

export function WorkTimeDialog({ time, onClose }: { time: WorkTime | null; onClose: () => void }) {
  const t = useT()
  const alert = useAlert()
  const creation = useSend(workTimesCalls.createWorkTime, sending)
  const edition = useSend(workTimesCalls.editWorkTime, sending)
  const save = async (workTime: WorkTimeFields) => {
    try {
      if (time) await edition.send({ workTime: { ...workTime, id: time.id, version: time.version } })
      else await creation.send({ workTime })
    } catch (failure) {
      throw refusalWithin('workTime', failure)
    }
    alert.success(t('kernel.record.was-saved', { name: workTime.label }))
    onClose()
  }
  return (
    <Dialog title={time ? t('rh.term.edit-title', { name: time.label }) : t('rh.work-time.add')} onClose={onClose}>
      <Form
        schema={TypedWorkTime}
        values={time ?? blank}
        submit={t(time ? 'verb.save' : 'rh.work-time.create')}
        onSubmit={save}
        onCancel={onClose}
      >
        <TextField name="label" label={t('field.name')} autoFocus />
        <SelectField
          name="kind"
          label={t('rh.work-time.kind')}
          choices={workTimeKinds.map(kind => ({ value: kind, label: t(`rh.work-time.${kind}`) }))}
        />
        <FieldsOfKind />
      </Form>
    </Dialog>
  )
}

function FieldsOfKind() {
  const t = useT()
  const [kind, hours]: [WorkTimeKind, unknown] = useWatch({ name: ['kind', 'weeklyHours'] })
  if (kind === 'days_package')
    return <NumberField name="daysPerYear" label={t('rh.work-time.days-per-year')} help={t('rh.work-time.days-help')} />
  const isShort = kind === 'part' && typeof hours === 'number' && hours < weeklyHours.leastPartTime
  return (
    <>
      <NumberField name="weeklyHours" label={t('rh.work-time.weekly-hours')} decimals={2} unit="h" />
      {kind === 'full' && <NumberField name="daysPerWeek" label={t('rh.work-time.days-per-week')} />}
      {kind === 'part' && <DistributionField />}
      {isShort && (
        <TextField
          name="exemptionReason"
          label={t('rh.work-time.exemption-reason')}
          help={t('rh.work-time.exemption-help')}
        />
      )}
    </>
  )
}
