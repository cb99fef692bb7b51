import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { useT } from '#kernel/web/i18n.ts'
import { Dialog } from '#kernel/web/kit/dialog.tsx'
import { ManyProgress } from '#kernel/web/kit/many-progress.tsx'
import type { LineInWords, PayExport } from '../pay-export.model.ts'
import { useExportSending } from './use-export-sending.ts'
import { useQuantity, useRubricNamed } from './use-rubric-named.ts'

type Props = { sent: PayExport; onClose: () => void }

/** Sends an export to the payroll software and tells how far it is, what it refused, and what it never answered. */
export function SendExportDialog({ sent, onClose }: Props) {
  const t = useT()
  const named = useRubricNamed()
  const said = useQuantity()
  const { done, refused, unsure, failure, isRunning, start, stop, sendAgain } = useExportSending(sent)
  const [missing, setMissing] = useState<ReadonlySet<string>>(new Set())
  const inWords = ({ person, rubric, unit, quantity }: LineInWords) =>
    t('rh.pay.line-named', { person, rubric: named(rubric), quantity: said({ unit, quantity }) })
  const isOver = done === sent.lines && !isRunning
  return (
    <Dialog
      title={t('rh.pay.sending')}
      width="sm"
      stopsByClosing
      onClose={() => {
        stop()
        onClose()
      }}
      actions={
        <>
          <Button color="inherit" variant="outlined" onClick={isRunning ? stop : onClose}>
            {t(isRunning ? 'verb.stop' : 'verb.close')}
          </Button>
          {!isRunning && !isOver && (
            <Button variant="contained" onClick={start}>
              {t(done > 0 || failure ? 'verb.continue' : 'verb.send')}
            </Button>
          )}
          {isOver && unsure.length > 0 && (
            <Button variant="contained" disabled={missing.size === 0} onClick={() => sendAgain([...missing])}>
              {t('rh.pay.send-again', { count: missing.size })}
            </Button>
          )}
        </>
      }
    >
      <Box sx={{ display: 'grid', gap: 2 }}>
        <ManyProgress
          told={t('rh.pay.send-progress', { done, total: sent.lines })}
          done={done}
          total={sent.lines}
          refused={refused.map(line => ({ id: line.id, name: inWords(line), why: line.message }))}
          refusedLabel={t('rh.pay.send-refused')}
          success={isOver && refused.length + unsure.length === 0 ? t('rh.pay.all-sent') : undefined}
        />
        {failure && <Alert severity="error">{failure}</Alert>}
        {isOver && unsure.length > 0 && (
          <Box role="group" aria-label={t('rh.pay.unsure', { count: unsure.length })}>
            <Typography variant="body2">{t('rh.pay.unsure-text')}</Typography>
            {unsure.map(line => (
              <FormControlLabel
                key={line.id}
                sx={{ display: 'flex' }}
                label={inWords(line)}
                control={
                  <Checkbox
                    checked={missing.has(line.id)}
                    onChange={(_, isMissing) =>
                      setMissing(
                        former => new Set(isMissing ? [...former, line.id] : [...former].filter(id => id !== line.id)),
                      )
                    }
                  />
                }
              />
            ))}
          </Box>
        )}
      </Box>
    </Dialog>
  )
}
