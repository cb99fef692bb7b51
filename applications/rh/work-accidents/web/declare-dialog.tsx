import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { z } from 'zod'
import { dayAndHourOf, instantOf } from '#kernel/shared/business-zone.ts'
import { hourOfDay } from '#kernel/shared/hour-of-day.ts'
import { useAlert } from '#kernel/web/alerts.ts'
import { useSend } from '#kernel/web/api.ts'
import { useT } from '#kernel/web/i18n.ts'
import { CopyButton } from '#kernel/web/kit/copy-button.tsx'
import { DateField } from '#kernel/web/kit/date-field.tsx'
import { Dialog } from '#kernel/web/kit/dialog.tsx'
import { Form } from '#kernel/web/kit/form.tsx'
import { TextField } from '#kernel/web/kit/text-field.tsx'
import { TimeField } from '#kernel/web/kit/time-field.tsx'
import { serverNow } from '#kernel/web/server-time.ts'
import { useFormat } from '#kernel/web/use-format.ts'
import { Declaration, type WorkAccident } from '../work-accident.model.ts'
import { workAccidentsCalls } from '../work-accidents.calls.ts'

const { reference, reserves } = Declaration.shape
const typed = z.strictObject({
  on: z.string().min(1, 'kernel.form.required'),
  hour: z.string().regex(hourOfDay, 'rh.accident.hour-form'),
  reference,
  reserves,
})

type Props = { accident: WorkAccident; onClose: () => void }

/** What the form of the declaration asks for, ready to be copied; then when and under which number it was sent. */
export function DeclareDialog({ accident, onClose }: Props) {
  const t = useT()
  const alert = useAlert()
  const { moment } = useFormat()
  const { send } = useSend(workAccidentsCalls.declareWorkAccident, { staysOnPage: true })
  const name = `${accident.firstname} ${accident.name}`
  const [on, hour] = dayAndHourOf(serverNow())
  const save = async ({ on: day, hour: at, ...said }: z.output<typeof typed>) => {
    await send({ ...said, id: accident.id, version: accident.version, declaredAt: instantOf(day, at) })
    alert.success(t('rh.accident.was-declared', { name }))
    onClose()
  }
  return (
    <Dialog title={t('rh.accident.declare-named', { name })} onClose={onClose} width="sm">
      {accident.declareUntil && (
        <Alert severity="info" sx={{ mb: 2 }}>
          {t('rh.accident.to-declare-before', { at: moment(accident.declareUntil) })}
        </Alert>
      )}
      <Facts accident={accident} />
      <Form
        schema={typed}
        values={{ on, hour, reference: null, reserves: null }}
        submit={t('rh.accident.note-declared')}
        onSubmit={save}
        onCancel={onClose}
      >
        <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { sm: '1fr 1fr' } }}>
          <DateField name="on" label={t('rh.accident.declared-at')} />
          <TimeField name="hour" label={t('field.hour')} />
        </Box>
        <TextField name="reference" label={t('field.reference')} />
        <TextField
          name="reserves"
          label={t('rh.accident.reserves')}
          help={t('rh.accident.reserves-help')}
          multiline
          minRows={2}
        />
      </Form>
    </Dialog>
  )
}

function Facts({ accident }: { accident: WorkAccident }) {
  const t = useT()
  const { date, moment } = useFormat()
  const facts = [
    [t('field.person'), `${accident.name} ${accident.firstname}`],
    [t('field.company'), accident.company],
    [t('rh.accident.occurred'), moment(accident.occurredAt)],
    [t('rh.accident.known'), moment(accident.knownAt)],
    [t('rh.accident.place'), accident.place],
    [t('rh.accident.circumstances'), accident.circumstances],
    [t('rh.accident.witness'), accident.witness],
    [t('rh.accident.injured-part'), accident.injuredPart],
    [t('rh.accident.injury'), accident.injury],
    [t('rh.accident.stopped-from'), accident.stoppedFrom && date(accident.stoppedFrom)],
  ].filter((fact): fact is [string, string] => Boolean(fact[1]))
  return (
    <Box component="dl" sx={{ display: 'grid', gap: 0.5, m: 0, mb: 2 }}>
      {facts.map(([label, text]) => (
        <Box key={label} sx={{ display: 'flex', gap: 1, alignItems: 'flex-start' }}>
          <Typography component="dt" variant="body2" sx={{ color: 'text.secondary', flex: '0 0 40%' }}>
            {label}
          </Typography>
          <Typography component="dd" variant="body2" sx={{ m: 0, flex: 1, overflowWrap: 'anywhere' }}>
            <bdi>{text}</bdi>
          </Typography>
          <CopyButton text={text} label={t('rh.accident.copy', { what: label })} />
        </Box>
      ))}
    </Box>
  )
}
