import Box from '@mui/material/Box'
import { z } from 'zod'
import { dayAndHourOf, instantOf } from '#kernel/shared/business-zone.ts'
import { hourOfDay } from '#kernel/shared/hour-of-day.ts'
import { useAlert } from '#kernel/web/alerts.ts'
import { useSend } from '#kernel/web/api.ts'
import { useT } from '#kernel/web/i18n.ts'
import { Dialog } from '#kernel/web/kit/dialog.tsx'
import { Form } from '#kernel/web/kit/form.tsx'
import { NumberField } from '#kernel/web/kit/number-field.tsx'
import { TextField } from '#kernel/web/kit/text-field.tsx'
import { TimeField } from '#kernel/web/kit/time-field.tsx'
import { workCalls } from '../work.calls.ts'
import { QuantityDone, sentenceOfWork, type WorkEntry } from '../work.model.ts'

const hour = z.string().regex(hourOfDay, 'culture.work.hour-form')
const correction = z.strictObject({
  startedAt: hour,
  endedAt: hour,
  quantity: QuantityDone.nullable(),
  sentence: sentenceOfWork,
})

/** When somebody really began and ended, how much he did, and why that was not what was written. */
export function CorrectWorkDialog({ entry, onClose }: { entry: WorkEntry; onClose: () => void }) {
  const t = useT()
  const alert = useAlert()
  const { send } = useSend(workCalls.correctWork, { staysOnPage: true })
  const { id, version, task, worker, startedAt, endedAt, quantity } = entry
  const [day, began] = dayAndHourOf(startedAt)
  const [, stopped] = dayAndHourOf(endedAt ?? startedAt)
  return (
    <Dialog title={t('culture.work.correct-named', { task, name: worker })} onClose={onClose} width="sm">
      <Form
        schema={correction}
        values={{ startedAt: began, endedAt: stopped, quantity, sentence: '' }}
        submit={t('verb.save')}
        onSubmit={async fields => {
          await send({
            ...fields,
            id,
            version,
            startedAt: instantOf(day, fields.startedAt),
            endedAt: instantOf(day, fields.endedAt),
          })
          alert.success(t('culture.work.was-corrected', { name: worker }))
          onClose()
        }}
        onCancel={onClose}
      >
        <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: '1fr 1fr' }}>
          <TimeField name="startedAt" label={t('field.start')} />
          <TimeField name="endedAt" label={t('field.end')} />
        </Box>
        <NumberField name="quantity" label={t('culture.work.quantity')} />
        <TextField name="sentence" label={t('culture.work.sentence')} multiline minRows={2} />
      </Form>
    </Dialog>
  )
}
