import DownloadOutlined from '~icons/ic/outline-download'
import PrintOutlined from '~icons/ic/outline-print'
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import LinearProgress from '@mui/material/LinearProgress'
import Typography from '@mui/material/Typography'
import { useId } from 'react'
import { useAlert } from '#kernel/web/alerts.ts'
import { useSend } from '#kernel/web/api.ts'
import { useT } from '#kernel/web/i18n.ts'
import { SectionCard } from '#kernel/web/kit/section-card.tsx'
import { useFormat } from '#kernel/web/use-format.ts'
import { type GenerationRun, mostInOnePdf } from '../generation-run.model.ts'
import { generationRunsCalls } from '../generation-runs.calls.ts'
import { useDownload } from './use-download.ts'

/** How far a run is, the ways to stop it and to go on, and its files together. */
export function RunCard({ run }: { run: GenerationRun }) {
  const t = useT()
  const alert = useAlert()
  const { download, isDownloading } = useDownload()
  const take = (as: 'zip' | 'pdf') => download(generationRunsCalls.getRunFile, { id: run.id, as })
  const stopping = useSend(generationRunsCalls.stopGenerationRun, { staysOnPage: true })
  const going = useSend(generationRunsCalls.retryGenerationRun, { staysOnPage: true })
  const isRunning = run.state === 'running'
  const waiting = run.total - run.done - run.failed
  const inTime = (work: Promise<unknown>) => void work.catch((failure: Error) => alert.error(failure.message))

  return (
    <SectionCard
      title={t('generated-documents.progress')}
      actions={
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, justifyContent: 'flex-end' }}>
          {run.done > 0 && run.total <= mostInOnePdf && (
            <Button
              variant="outlined"
              color="inherit"
              startIcon={<PrintOutlined />}
              disabled={isDownloading}
              onClick={() => take('pdf')}
            >
              {t('generated-documents.one-pdf')}
            </Button>
          )}
          {run.done > 0 && (
            <Button
              variant="outlined"
              color="inherit"
              startIcon={<DownloadOutlined />}
              disabled={isDownloading}
              onClick={() => take('zip')}
            >
              {t('generated-documents.zip')}
            </Button>
          )}
          {isRunning && (
            <Button
              variant="outlined"
              color="inherit"
              disabled={stopping.isSending}
              onClick={() => inTime(stopping.send({ id: run.id }))}
            >
              {t('verb.stop')}
            </Button>
          )}
          {!isRunning && run.done < run.total && (
            <Button variant="contained" disabled={going.isSending} onClick={() => inTime(going.send({ id: run.id }))}>
              {waiting > 0
                ? t('generated-documents.resume', { count: waiting })
                : t('generated-documents.retry', { count: run.failed })}
            </Button>
          )}
        </Box>
      }
    >
      <HowFar run={run} />
      {run.state === 'done' && (
        <Alert severity="success" sx={{ mt: 2 }}>
          {t(run.keeps ? 'generated-documents.kept-text' : 'generated-documents.fresh-text')}
        </Alert>
      )}
      {isRunning && (
        <Typography variant="body2" sx={{ mt: 1.5, color: 'text.secondary' }}>
          {t('generated-documents.may-leave')}
        </Typography>
      )}
    </SectionCard>
  )
}

function HowFar({ run: { done, failed, total } }: { run: GenerationRun }) {
  const t = useT()
  const { number } = useFormat()
  const textId = useId()
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      <Typography id={textId} role="status">
        {t('generated-documents.made-of', { done: number(done), total: number(total) })}
        {failed > 0 && ` · ${t('generated-documents.failed', { count: failed })}`}
      </Typography>
      <LinearProgress
        aria-labelledby={textId}
        variant="determinate"
        color={failed > 0 ? 'warning' : 'primary'}
        value={((done + failed) / total) * 100}
      />
    </Box>
  )
}
