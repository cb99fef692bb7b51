import Button from '@mui/material/Button'
import { z } from 'zod'
import { dayAndHourOf, instantOf } from '#kernel/shared/business-zone.ts'
import type { AnswerOf } from '#kernel/shared/call.ts'
import { useSend } from '#kernel/web/api.ts'
import { useT } from '#kernel/web/i18n.ts'
import { DateField } from '#kernel/web/kit/date-field.tsx'
import { Dialog } from '#kernel/web/kit/dialog.tsx'
import { Form } from '#kernel/web/kit/form.tsx'
import { NumberField } from '#kernel/web/kit/number-field.tsx'
import { SelectField } from '#kernel/web/kit/select-field.tsx'
import { TimeField } from '#kernel/web/kit/time-field.tsx'
import { dayAfter } from '../../days.model.ts'
import { PlanFields, reasonsOfPlan } from '../plan.model.ts'
import { plansCalls } from '../plans.calls.ts'

type Week = AnswerOf<typeof plansCalls.getPlannedWeek>
type Props = { plan: Week['plans'][number] | null; day: string; sources: Week['sources']; onClose: () => void }

const hour = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'kernel.form.time-shape')
const { sourceId, engineNo, setpointKw, reason } = PlanFields.shape
const Typed = z.strictObject({ sourceId, engineNo, day: z.iso.date(), from: hour, to: hour, setpointKw, reason })

/** When an engine runs, on a day and perhaps over its midnight. */
export function PlanDialog({ plan, day, sources, onClose }: Props) {
  const t = useT()
  const creation = useSend(plansCalls.createEnginePlan, { staysOnPage: true })
  const change = useSend(plansCalls.editEnginePlan, { staysOnPage: true })
  const deletion = useSend(plansCalls.deleteEnginePlan, { staysOnPage: true })
  const [startDay, startHour] = plan ? dayAndHourOf(plan.startsAt) : [day, '']
  const save = async ({ day: first, from, to, ...fields }: z.output<typeof Typed>) => {
    const last = to <= from ? dayAfter(first) : first
    const sent = { ...fields, startsAt: instantOf(first, from), endsAt: instantOf(last, to) }
    if (plan) await change.send({ ...sent, id: plan.id, version: plan.version })
    else await creation.send(sent)
    onClose()
  }
  const remove = async () => {
    if (plan) await deletion.send({ id: plan.id })
    onClose()
  }
  return (
    <Dialog title={t(plan ? 'energie.plans.edit' : 'energie.plans.add')} onClose={onClose} width="sm">
      <Form
        schema={Typed}
        values={{
          sourceId: plan?.sourceId ?? sources[0]?.id,
          engineNo: plan?.engineNo ?? 1,
          day: startDay,
          from: startHour,
          to: plan ? dayAndHourOf(plan.endsAt)[1] : '',
          setpointKw: plan?.setpointKw ?? sources[0]?.powerKw ?? null,
          reason: plan?.reason ?? 'heat',
        }}
        submit={t('verb.save')}
        onSubmit={save}
        onCancel={onClose}
      >
        <SelectField
          name="sourceId"
          label={t('energie.plans.source')}
          choices={sources.map(({ id, name }) => ({ value: id, label: name }))}
        />
        <NumberField name="engineNo" label={t('energie.plans.engine-no')} />
        <DateField name="day" label={t('field.day')} />
        <TimeField name="from" label={t('field.start')} />
        <TimeField name="to" label={t('field.end')} />
        <NumberField name="setpointKw" label={t('energie.plans.setpoint')} unit="kW" />
        <SelectField
          name="reason"
          label={t('field.reason')}
          choices={reasonsOfPlan.map(value => ({ value, label: t(`energie.plans.reason.${value}`) }))}
        />
      </Form>
      {plan && (
        <Button color="error" onClick={() => void remove()}>
          {t('energie.plans.delete')}
        </Button>
      )}
    </Dialog>
  )
}
