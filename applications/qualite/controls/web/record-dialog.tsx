import Alert from '@mui/material/Alert'
import AlertTitle from '@mui/material/AlertTitle'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import { useAlert } from '#kernel/web/alerts.ts'
import { useSend } from '#kernel/web/api.ts'
import { useT } from '#kernel/web/i18n.ts'
import { Dialog } from '#kernel/web/kit/dialog.tsx'
import { Form } from '#kernel/web/kit/form.tsx'
import { TextField } from '#kernel/web/kit/text-field.tsx'
import { useFormat } from '#kernel/web/use-format.ts'
import { ChoiceTiles, KindChip } from '../../control-plans/control-plans.web.ts'
import { type ControlDue, fates, type Verdict } from '../control.model.ts'
import { controlsCalls } from '../controls.calls.ts'
import { MeasureField } from './measure-field.tsx'
import { recordingOf, sentOf, verdictFound } from './recording.ts'
import { VerdictField } from './verdict-field.tsx'

/** What is read at a control; on a phone it is the whole screen. */
export function RecordDialog({ due, onClose }: { due: ControlDue; onClose: () => void }) {
  const t = useT()
  const alert = useAlert()
  const [schema] = useState(() => recordingOf(due))
  const { send } = useSend(controlsCalls.recordControl, { staysOnPage: true })
  const { label, instruction, measures } = due
  return (
    <Dialog title={label} onClose={onClose} width="sm">
      <Box sx={{ display: 'grid', gap: 2, '& button[type="submit"]': bigOnPhone }}>
        <About due={due} />
        {instruction && (
          <Alert severity="info" icon={false}>
            <AlertTitle>{t('qualite.controls.instruction')}</AlertTitle>
            <Box sx={{ whiteSpace: 'pre-line' }}>{instruction}</Box>
          </Alert>
        )}
        <Form
          schema={schema}
          values={{
            verdict: measures.length > 0 ? 'conform' : '',
            values: measures.map(() => ''),
            correction: '',
            fate: null,
            remark: '',
          }}
          submit={t('qualite.controls.record')}
          onSubmit={async typed => {
            await send(sentOf(due, typed))
            alert.success(t('qualite.controls.was-recorded', { name: label }))
            onClose()
          }}
          onCancel={onClose}
          draft={`qualite.controls.${due.id}`}
        >
          <Found due={due} />
        </Form>
      </Box>
    </Dialog>
  )
}

const bigOnPhone = {
  minHeight: { xs: 56, sm: 44 },
  flexGrow: { xs: 1, sm: 0 },
  fontSize: { xs: '1.05rem', sm: 'inherit' },
}

/** Which control it is: where, when or of which lot. */
function About({ due: { code, kind, place, company, lotNumber, dueAt } }: { due: ControlDue }) {
  const t = useT()
  const { moment } = useFormat()
  const of = lotNumber ? t('qualite.controls.of-lot', { lot: lotNumber }) : moment(dueAt)
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
      <KindChip kind={kind} />
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {[code, of, place, company].filter(Boolean).join(' · ')}
      </Typography>
    </Box>
  )
}

/** The fields that what is found asks for. */
function Found({ due }: { due: ControlDue }) {
  const t = useT()
  const [verdict, values] = useWatch({ name: ['verdict', 'values'] }) as [Verdict | '', unknown[]]
  const found = verdictFound(due, { verdict, values })
  return (
    <>
      {found !== 'not_applicable' &&
        due.measures.map((measure, index) => (
          <MeasureField key={`${index} ${measure.name}`} name={`values.${index}`} measure={measure} />
        ))}
      <VerdictField found={found} />
      {found === 'not_conform' && <NotConform due={due} />}
      <TextField
        name="remark"
        label={t(found === 'not_applicable' ? 'qualite.controls.why-not-applicable' : 'qualite.controls.remark')}
        multiline
        minRows={2}
        {...(found === 'not_applicable' && { help: t('state.required') })}
      />
    </>
  )
}

/** What the plan says to do, what was done, and what becomes of the goods. */
function NotConform({ due: { kind, corrective, lotNumber } }: { due: ControlDue }) {
  const t = useT()
  const fateOf = (fate: (typeof fates)[number]) =>
    t(fate === 'held' && lotNumber ? 'qualite.controls.fate.held-of-lot' : `qualite.controls.fate.${fate}`)
  return (
    <>
      {corrective && (
        <Alert severity="warning">
          <AlertTitle>{t('qualite.controls.corrective')}</AlertTitle>
          <Box sx={{ whiteSpace: 'pre-line' }}>{corrective}</Box>
        </Alert>
      )}
      <TextField
        name="correction"
        label={t('qualite.controls.correction')}
        help={t('state.required')}
        multiline
        minRows={2}
      />
      <ChoiceTiles
        name="fate"
        label={t('qualite.controls.fate')}
        choices={fates.map(value => ({ value, label: fateOf(value) }))}
        isExclusive
        {...(kind === 'ccp' ? { help: t('state.required') } : { isOptional: true })}
      />
    </>
  )
}
