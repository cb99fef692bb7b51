import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useState } from 'react'
import { z } from 'zod'
import { asOneLine } from '#kernel/shared/written-text.ts'
import { useSend } from '#kernel/web/api.ts'
import { useT } from '#kernel/web/i18n.ts'
import { Dialog } from '#kernel/web/kit/dialog.tsx'
import { Form } from '#kernel/web/kit/form.tsx'
import { SelectField } from '#kernel/web/kit/select-field.tsx'
import { TextField } from '#kernel/web/kit/text-field.tsx'
import type { TraceNode } from '../trace.model.ts'
import { traceCalls } from '../trace.calls.ts'

type Origin = { kind: TraceNode['kind']; id: string; label: string }
type Props = { origin: Origin; may: { exercise: boolean; trigger: boolean }; onStarted: (id: string) => void }

/** An exercise ends once it knows what is meant; a recall waits for two people. */
export function RecallActions({ origin, may, onStarted }: Props) {
  const t = useT()
  const [begun, setBegun] = useState<'exercise' | 'recall' | null>(null)
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      {may.exercise && (
        <Button variant="outlined" color="inherit" onClick={() => setBegun('exercise')}>
          {t('trace.recall.exercise')}
        </Button>
      )}
      {may.trigger && (
        <Button variant="outlined" color="error" onClick={() => setBegun('recall')}>
          {t('trace.recall.prepare')}
        </Button>
      )}
      {begun && (
        <StartDialog
          origin={origin}
          isExercise={begun === 'exercise'}
          onClose={() => setBegun(null)}
          onStarted={onStarted}
        />
      )}
    </Box>
  )
}

const startForm = z.strictObject({
  reason: z.string().overwrite(asOneLine).min(1).max(500),
  severity: z.coerce.number<number>().int().min(1).max(3),
})

type StartProps = { origin: Origin; isExercise: boolean; onClose: () => void; onStarted: (id: string) => void }

function StartDialog({ origin, isExercise, onClose, onStarted }: StartProps) {
  const t = useT()
  const { send } = useSend(traceCalls.startRecall, { staysOnPage: true })
  const start = async (fields: z.output<typeof startForm>) => {
    const { id } = await send({ ...fields, originKind: origin.kind, originId: origin.id, exercise: isExercise })
    onClose()
    onStarted(id)
  }
  return (
    <Dialog
      title={t(isExercise ? 'trace.recall.exercise-of' : 'trace.recall.prepare-of', { label: origin.label })}
      onClose={onClose}
      width="sm"
    >
      <Form
        schema={startForm}
        values={{ reason: '', severity: 2 }}
        submit={t(isExercise ? 'trace.recall.exercise' : 'trace.recall.prepare')}
        onSubmit={start}
        onCancel={onClose}
      >
        <TextField name="reason" label={t('field.reason')} autoFocus />
        <SelectField
          name="severity"
          label={t('trace.recall.severity')}
          choices={[1, 2, 3].map(value => ({ value, label: t(`trace.recall.severity.${value}`) }))}
        />
      </Form>
    </Dialog>
  )
}
