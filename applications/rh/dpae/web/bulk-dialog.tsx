import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useState } from 'react'
import { useT } from '#kernel/web/i18n.ts'
import { Dialog } from '#kernel/web/kit/dialog.tsx'
import { ManyProgress } from '#kernel/web/kit/many-progress.tsx'
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
        <ManyProgress
          told={t('rh.dpae.bulk-progress', { done, total: rows.length })}
          done={done}
          total={rows.length}
          refused={refused.map(({ id, name, firstname }) => ({
            id,
            name: `${name} ${firstname}`,
            why: ended.get(id) ?? '',
          }))}
          refusedLabel={t('rh.dpae.bulk-refused')}
          success={
            isOver && !failure && done === rows.length && refused.length === 0 ? t('rh.dpae.bulk-done') : undefined
          }
        />
        {failure && <Alert severity="error">{failure}</Alert>}
      </Box>
    </Dialog>
  )
}
