import Box from '@mui/material/Box'
import { useAlert } from '#kernel/web/alerts.ts'
import { useSend } from '#kernel/web/api.ts'
import { useT } from '#kernel/web/i18n.ts'
import { Dialog } from '#kernel/web/kit/dialog.tsx'
import { Form } from '#kernel/web/kit/form.tsx'
import { NumberField } from '#kernel/web/kit/number-field.tsx'
import { workCalls } from '../work.calls.ts'
import { type WorkOfWeek, WorkPlanFields } from '../work.model.ts'

/** How many people are meant to do a task in a week, and for how long each. */
export function WorkPlanDialog({ line, on, onClose }: { line: WorkOfWeek; on: string; onClose: () => void }) {
  const t = useT()
  const alert = useAlert()
  const { send } = useSend(workCalls.saveWorkPlan, { staysOnPage: true })
  const { plantingId, taskId, code, task, people, hoursEach, version } = line
  return (
    <Dialog title={t('culture.work.plan-named', { task, code })} onClose={onClose} width="sm">
      <Form
        schema={WorkPlanFields}
        values={{ people, hoursEach }}
        submit={t('verb.save')}
        onSubmit={async fields => {
          await send({ ...fields, on, plantingId, taskId, version })
          alert.success(t('culture.work.was-planned', { task, code }))
          onClose()
        }}
        onCancel={onClose}
      >
        <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: '1fr 1fr' }}>
          <NumberField name="people" label={t('field.people')} />
          <NumberField name="hoursEach" label={t('culture.work.hours-each')} />
        </Box>
      </Form>
    </Dialog>
  )
}
