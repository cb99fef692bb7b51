import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import { z } from 'zod'
import { instantOf } from '#kernel/shared/business-zone.ts'
import { hourOfDay } from '#kernel/shared/hour-of-day.ts'
import { useAlert } from '#kernel/web/alerts.ts'
import { useSend } from '#kernel/web/api.ts'
import { businessToday } from '#kernel/web/business-today.ts'
import { useT } from '#kernel/web/i18n.ts'
import { DateField } from '#kernel/web/kit/date-field.tsx'
import { Dialog } from '#kernel/web/kit/dialog.tsx'
import { Form } from '#kernel/web/kit/form.tsx'
import { NumberField } from '#kernel/web/kit/number-field.tsx'
import { TextField } from '#kernel/web/kit/text-field.tsx'
import { TimeField } from '#kernel/web/kit/time-field.tsx'
import { DoneFields, type Treatment } from '../treatment.model.ts'
import { treatmentsCalls } from '../treatments.calls.ts'
import { useCheckInWords } from './use-check-in-words.ts'

const hour = z.string().regex(hourOfDay, 'culture.work.hour-form')
const typed = DoneFields.extend({
  on: z.string().min(1, 'kernel.form.required'),
  startedAt: hour,
  endedAt: hour,
  certiphytoUntil: z.string().min(1, 'kernel.form.required'),
})
const twoColumns = { display: 'grid', gap: 2, gridTemplateColumns: { sm: '1fr 1fr' } } as const

/** When, by whom and in what weather it was done; its place closes with it. */
export function RecordTreatmentDialog({ treatment, onClose }: { treatment: Treatment; onClose: () => void }) {
  const t = useT()
  const alert = useAlert()
  const inWords = useCheckInWords()
  const { send } = useSend(treatmentsCalls.recordTreatment, { staysOnPage: true })
  const { id, version, target, checks } = treatment
  const save = async ({ on, ...fields }: z.output<typeof typed>) => {
    await send({
      ...fields,
      id,
      version,
      startedAt: instantOf(on, fields.startedAt),
      endedAt: instantOf(on, fields.endedAt),
    })
    alert.success(t('culture.treatments.was-recorded', { target }))
    onClose()
  }
  return (
    <Dialog title={t('culture.treatments.record-named', { target })} onClose={onClose} width="sm">
      {checks.map(check => (
        <Alert
          key={check.rule + check.values.name}
          severity={check.level === 'red' ? 'error' : 'warning'}
          sx={{ mb: 1 }}
        >
          {inWords(check)}
        </Alert>
      ))}
      <Form
        schema={typed}
        values={{ ...blank, on: businessToday().toString() }}
        submit={t('culture.treatments.record')}
        onSubmit={save}
        onCancel={onClose}
        draft={`culture.treatments.${id}`}
      >
        <DateField name="on" label={t('field.day')} />
        <Box sx={twoColumns}>
          <TimeField name="startedAt" label={t('field.start')} />
          <TimeField name="endedAt" label={t('field.end')} />
        </Box>
        <TextField name="operator" label={t('culture.treatments.operator')} />
        <Box sx={twoColumns}>
          <TextField name="certiphyto" label={t('culture.treatments.certiphyto')} />
          <DateField name="certiphytoUntil" label={t('culture.treatments.certiphyto-until')} />
          <NumberField name="windMs" label={t('culture.treatments.wind')} decimals={1} />
          <NumberField name="rainMmH" label={t('culture.treatments.rain')} decimals={1} />
          <NumberField name="waterL" label={t('culture.treatments.water')} decimals={2} />
          <NumberField name="bbch" label={t('culture.treatments.bbch')} />
        </Box>
        <TextField name="equipment" label={t('culture.treatments.equipment')} />
        <TextField
          name="care"
          label={t('culture.treatments.care')}
          help={t('culture.treatments.care-help')}
          multiline
          minRows={2}
        />
      </Form>
    </Dialog>
  )
}

const blank = {
  startedAt: '',
  endedAt: '',
  operator: '',
  certiphyto: '',
  certiphytoUntil: '',
  bbch: null,
  waterL: null,
  windMs: null,
  rainMmH: null,
  equipment: null,
  care: null,
}
