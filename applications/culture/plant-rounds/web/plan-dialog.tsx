import Box from '@mui/material/Box'
import { z } from 'zod'
import { useAlert } from '#kernel/web/alerts.ts'
import { useSend } from '#kernel/web/api.ts'
import { useT } from '#kernel/web/i18n.ts'
import { DateField } from '#kernel/web/kit/date-field.tsx'
import { Dialog } from '#kernel/web/kit/dialog.tsx'
import { Form } from '#kernel/web/kit/form.tsx'
import { SelectField } from '#kernel/web/kit/select-field.tsx'
import { textOrNone } from '#kernel/web/kit/text-or-none.ts'
import { type PlannedCrop, RoundPlanFields } from '../plant-round.model.ts'
import { samplesCalls } from '../samples.calls.ts'
import { useWeekdays } from '#kernel/web/use-weekdays.ts'

const planForm = RoundPlanFields.extend({
  startsOn: z.string().min(1, 'kernel.form.required'),
  endsOn: textOrNone,
})

type Props = { crop: PlannedCrop; today: string; onClose: () => void }

/** On which day of the week a crop is measured, and how often. */
export function PlanDialog({ crop: { plantingId, code, plan, version }, today, onClose }: Props) {
  const t = useT()
  const alert = useAlert()
  const weekdays = useWeekdays('long')
  const { send } = useSend(samplesCalls.saveRegistrationPlan, { staysOnPage: true })
  return (
    <Dialog title={t('culture.rounds.plan-named', { code })} onClose={onClose} width="sm">
      <Form
        schema={planForm}
        values={plan ?? { weekday: 2, everyWeeks: 1, startsOn: today, endsOn: null }}
        submit={t('verb.save')}
        onSubmit={async fields => {
          await send({ ...fields, plantingId, version })
          alert.success(t('culture.rounds.was-planned', { code }))
          onClose()
        }}
        onCancel={onClose}
      >
        <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { sm: '1fr 1fr' } }}>
          <SelectField
            name="weekday"
            label={t('culture.rounds.weekday')}
            choices={weekdays.map((label, day) => ({ value: day + 1, label }))}
          />
          <SelectField
            name="everyWeeks"
            label={t('culture.rounds.every-weeks')}
            choices={[1, 2, 3, 4].map(count => ({ value: count, label: t('culture.rounds.weeks', { count }) }))}
          />
          <DateField name="startsOn" label={t('field.firstDay')} />
          <DateField name="endsOn" label={t('field.lastDay')} />
        </Box>
      </Form>
    </Dialog>
  )
}
