import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { z } from 'zod'
import { useAlert } from '#kernel/web/alerts.ts'
import { useSend } from '#kernel/web/api.ts'
import { useT } from '#kernel/web/i18n.ts'
import { Dialog } from '#kernel/web/kit/dialog.tsx'
import { Form } from '#kernel/web/kit/form.tsx'
import { TextField } from '#kernel/web/kit/text-field.tsx'
import { ChoiceTiles } from '../../control-plans/control-plans.web.ts'
import { fewestWhys, kindsOfCause, type NonConformity, type Severity, why } from '../non-conformity.model.ts'
import { nonConformitiesCalls } from '../non-conformities.calls.ts'

type Props = { record: NonConformity; onClose: () => void }

/** Where the cause lies, and why again and again until it is found. */
export function AnalyseDialog({ record, onClose }: Props) {
  const t = useT()
  const alert = useAlert()
  const { id, version, number, severity, causes, whys } = record
  const [schema] = useState(() => analysisOf(severity))
  const { send } = useSend(nonConformitiesCalls.analyseNonConformity, { staysOnPage: true })
  return (
    <Dialog title={t('qualite.non-conformity.do.analyse')} onClose={onClose} width="sm">
      <Form
        schema={schema}
        values={{ causes, ...Object.fromEntries(answers.map((name, index) => [name, whys[index] ?? ''])) }}
        submit={t('qualite.non-conformity.save-analysis')}
        onSubmit={async written => {
          const given = answers.map(name => written[name]).filter(answer => answer !== null)
          await send({ id, version, causes: written.causes, whys: given })
          alert.success(t('qualite.non-conformity.was-analysed', { number }))
          onClose()
        }}
        onCancel={onClose}
        draft={`qualite.non-conformity.${id}.analyse`}
      >
        <ChoiceTiles
          name="causes"
          label={t('qualite.non-conformity.causes')}
          help={t('qualite.non-conformity.causes-help')}
          choices={kindsOfCause.map(value => ({ value, label: t(`qualite.non-conformity.cause.${value}`) }))}
        />
        <Box role="group" aria-label={t('qualite.non-conformity.whys')} sx={{ display: 'grid', gap: 1.5 }}>
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {t(severity === 'minor' ? 'qualite.non-conformity.whys-optional' : 'qualite.non-conformity.whys-help', {
              count: fewestWhys,
            })}
          </Typography>
          {answers.map((name, index) => (
            <TextField key={name} name={name} label={t('qualite.non-conformity.why-number', { number: index + 1 })} />
          ))}
        </Box>
      </Form>
    </Dialog>
  )
}

/** Answers in their order; the first three, `fewestWhys`, are asked of what is more than minor. */
const answers = ['why1', 'why2', 'why3', 'why4', 'why5'] as const

function analysisOf(severity: Severity) {
  const asked = severity === 'minor' ? why.nullable() : why
  return z.strictObject({
    causes: z.array(z.enum(kindsOfCause)).min(1, 'kernel.form.required'),
    why1: asked,
    why2: asked,
    why3: asked,
    why4: why.nullable(),
    why5: why.nullable(),
  })
}
