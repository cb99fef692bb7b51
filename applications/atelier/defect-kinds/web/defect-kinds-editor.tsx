import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { z } from 'zod'
import { useAlert } from '#kernel/web/alerts.ts'
import { useCall, useSend } from '#kernel/web/api.ts'
import { businessToday } from '#kernel/web/business-today.ts'
import { useT } from '#kernel/web/i18n.ts'
import { Chip } from '#kernel/web/kit/chip.tsx'
import { DateField } from '#kernel/web/kit/date-field.tsx'
import { Failed } from '#kernel/web/kit/failed.tsx'
import { Form } from '#kernel/web/kit/form.tsx'
import { LinesSkeleton } from '#kernel/web/kit/skeletons.tsx'
import { TextField } from '#kernel/web/kit/text-field.tsx'
import { useFormat } from '#kernel/web/use-format.ts'
import type { EditorProps } from '#platform/configuration/component-editor.slot.ts'
import { type DefectKind, defectKindFields } from '../defect-kind.model.ts'
import { defectKindsCalls } from '../defect-kinds.calls.ts'

const kindForm = z.strictObject(defectKindFields)

/** The defects by which a company names its losses: one more from a day on, one fewer from today. */
export function DefectKindsEditor({ companyId }: EditorProps) {
  return companyId && <Kinds companyId={companyId} />
}

const stays = { staysOnPage: true } as const

function Kinds({ companyId }: { companyId: string }) {
  const t = useT()
  const alert = useAlert()
  const { data, error, refetch } = useCall(defectKindsCalls.getDefectKinds, { companyId })
  const onDone = () => alert.success(t('atelier.defects.saved'))
  const adding = useSend(defectKindsCalls.addDefectKind, { ...stays, onDone })
  if (error && !data) return <Failed error={error} onRetry={refetch} />
  if (!data) return <LinesSkeleton lines={4} />
  return (
    <Box sx={{ display: 'grid', gap: 3 }}>
      {data.length === 0 && <Box sx={{ color: 'text.secondary' }}>{t('atelier.defects.none')}</Box>}
      <Box>
        {data.map(kind => (
          <Kind key={kind.id} kind={kind} onDone={onDone} />
        ))}
      </Box>
      <Form
        key={data.length}
        submit={t('verb.add')}
        schema={kindForm}
        values={{ name: '', validFrom: businessToday().toString() }}
        onSubmit={typed => adding.send({ companyId, ...typed })}
      >
        <TextField name="name" label={t('atelier.defects.kind')} />
        <DateField name="validFrom" label={t('field.from')} />
      </Form>
    </Box>
  )
}

/** One that is ended today may go on again. */
function Kind({ kind, onDone }: { kind: DefectKind; onDone: () => void }) {
  const t = useT()
  const { date } = useFormat()
  const { send, isSending } = useSend(defectKindsCalls.endDefectKind, { ...stays, onDone })
  const { id, name, validFrom, validTo, version } = kind
  const today = businessToday().toString()
  const end = validFrom > today ? validFrom : today
  return (
    <Box sx={row}>
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Box sx={{ fontWeight: 650 }}>{name}</Box>
        <Box sx={{ color: 'text.secondary', fontSize: '0.86rem' }}>
          {validTo === null
            ? t('atelier.defects.since', { from: date(validFrom) })
            : t('atelier.defects.between', { from: date(validFrom), to: date(validTo) })}
        </Box>
      </Box>
      {validTo !== null && <Chip label={t('atelier.defects.ended')} />}
      <Button
        variant="outlined"
        color="inherit"
        disabled={isSending}
        aria-label={t(validTo === null ? 'atelier.defects.end-named' : 'atelier.defects.go-on-named', { name })}
        onClick={() => void send({ id, validTo: validTo === null ? end : null, version })}
      >
        {t(validTo === null ? 'verb.stop' : 'verb.restore')}
      </Button>
    </Box>
  )
}

const row = {
  display: 'flex',
  alignItems: 'center',
  gap: 1.5,
  minHeight: 56,
  borderTop: 1,
  borderColor: 'divider',
} as const
