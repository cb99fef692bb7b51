import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { useCall } from '#kernel/web/api.ts'
import { useT } from '#kernel/web/i18n.ts'
import { Failed } from '#kernel/web/kit/failed.tsx'
import { SideSheet } from '#kernel/web/kit/side-sheet.tsx'
import { useFormat } from '#kernel/web/use-format.ts'
import { registerCalls } from '../register.calls.ts'
import type { Establishment, RegisterLine, RegisterRow } from '../register-line.model.ts'
import { CorrectDialog } from './correct-dialog.tsx'
import { LineFacts } from './line-facts.tsx'
import { nameOf } from './use-register-columns.tsx'

type Props = { entry: RegisterRow; establishment: Establishment; onClose: () => void }

/** Everything that the register says of somebody, and each line by which it came to say so. */
export function EntrySheet({ entry, establishment, onClose }: Props) {
  const t = useT()
  const [isCorrecting, setIsCorrecting] = useState(false)
  const { data, error, refetch } = useCall(
    registerCalls.getLinesOfRegisterEntry,
    { id: entry.id },
    { staysOnPage: true },
  )
  const last = data?.at(-1)
  return (
    <SideSheet
      title={nameOf(last ?? entry)}
      context={`${t('rh.register.column.number')} ${entry.number} · ${establishment.name}`}
      onClose={onClose}
    >
      <Box sx={{ display: 'grid', gap: 3 }}>
        {error && <Failed error={error} onRetry={refetch} />}
        {last?.isVoid && <Alert severity="warning">{t('rh.register.void')}</Alert>}
        <LineFacts said={last ?? entry} />
        {establishment.can.correct && last && (
          <Box>
            <Button variant="outlined" onClick={() => setIsCorrecting(true)}>
              {t('rh.register.correct')}
            </Button>
          </Box>
        )}
        {data && <Lines lines={data} />}
      </Box>
      {isCorrecting && last && <CorrectDialog entry={entry} last={last} onClose={() => setIsCorrecting(false)} />}
    </SideSheet>
  )
}

function Lines({ lines }: { lines: readonly RegisterLine[] }) {
  const t = useT()
  return (
    <Box component="section" aria-label={t('rh.register.history')}>
      <Typography variant="h6" component="h3">
        {t('rh.register.history')}
      </Typography>
      <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {lines.toReversed().map(line => (
          <LineTold key={line.number} line={line} />
        ))}
      </Box>
    </Box>
  )
}

function LineTold({ line }: { line: RegisterLine }) {
  const t = useT()
  const { moment, digits } = useFormat()
  const at = moment(line.recordedAt)
  const day = line.motive === 'left' || line.motive === 'movedOut' ? line.exitDate : null
  return (
    <Box component="li" sx={{ py: 1.25, borderBottom: 1, borderColor: 'divider' }}>
      <Typography variant="body2" sx={{ fontWeight: 600 }}>
        {t('rh.register.line', { number: line.number })} · {t(`rh.register.motive.${line.motive}`)}
        {day && ` · ${digits(day)}`}
      </Typography>
      {line.reason && (
        <Typography variant="body2">
          <bdi>{line.reason}</bdi>
        </Typography>
      )}
      <Typography variant="caption" sx={{ color: 'text.secondary' }}>
        {line.recordedBy
          ? t('rh.register.recorded-by', { at, by: line.recordedBy })
          : t('rh.register.recorded', { at })}
      </Typography>
    </Box>
  )
}
