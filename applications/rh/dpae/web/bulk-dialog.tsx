import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import LinearProgress from '@mui/material/LinearProgress'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { useT } from '#kernel/web/i18n.ts'
import { Dialog } from '#kernel/web/kit/dialog.tsx'
import { type ToDeclare, useBulkSending } from './use-bulk-sending.ts'

type Props = { rows: readonly ToDeclare[]; isPlanned: boolean; onClose: () => void }

/** Sends many declarations and tells how far it is; who is refused is named with the reason. */
export function BulkDialog({ rows, isPlanned, onClose }: Props) {
  const t = useT()
  const { start, stop, ended, failure, isRunning } = useBulkSending(rows)
  const [hasBegun, setHasBegun] = useState(false)
  const done = ended.size
  const refused = rows.filter(({ id }) => ended.get(id) !== undefined && ended.get(id) !== null)
  const begin = () => {
    setHasBegun(true)
    start(isPlanned)
  }
  const isOver = hasBegun && !isRunning
  return (
    <Dialog
      title={t(isPlanned ? 'rh.dpae.schedule' : 'rh.dpae.send-all')}
      width="sm"
      stopsByClosing
      onClose={() => {
        stop()
        onClose()
      }}
      actions={
        <>
          <Button color="inherit" variant="outlined" onClick={isRunning ? stop : onClose}>
            {t(isRunning ? 'rh.dpae.stop' : 'verb.close')}
          </Button>
          {!isRunning && done < rows.length && (
            <Button variant="contained" onClick={begin}>
              {t(hasBegun ? 'rh.dpae.go-on' : isPlanned ? 'rh.dpae.schedule' : 'rh.dpae.send-all')}
            </Button>
          )}
        </>
      }
    >
      <Box sx={{ display: 'grid', gap: 2 }}>
        <Typography>{t('rh.dpae.bulk-progress', { done, total: rows.length })}</Typography>
        {hasBegun && (
          <LinearProgress
            variant="determinate"
            value={(100 * done) / Math.max(1, rows.length)}
            aria-label={t('rh.dpae.bulk-progress', { done, total: rows.length })}
          />
        )}
        {failure && <Alert severity="error">{failure}</Alert>}
        {isOver && !failure && done === rows.length && refused.length === 0 && (
          <Alert severity="success">{t('rh.dpae.bulk-done')}</Alert>
        )}
        {refused.length > 0 && (
          <Box component="ul" aria-label={t('rh.dpae.bulk-refused')} sx={{ m: 0, paddingInlineStart: 2.5 }}>
            {refused.map(({ id, name, firstname }) => (
              <Typography component="li" variant="body2" key={id}>
                {`${name} ${firstname} · ${ended.get(id)}`}
              </Typography>
            ))}
          </Box>
        )}
      </Box>
    </Dialog>
  )
}
