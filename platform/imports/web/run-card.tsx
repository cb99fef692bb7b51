import DownloadOutlined from '~icons/ic/outline-download'
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import LinearProgress from '@mui/material/LinearProgress'
import Typography from '@mui/material/Typography'
import { useId } from 'react'
import { useT } from '#kernel/web/i18n.ts'
import { SectionCard } from '#kernel/web/kit/section-card.tsx'
import { useFormat } from '#kernel/web/use-format.ts'
import type { ImportRun, ModelOffer } from '../import.model.ts'
import { Figures } from './figures.tsx'
import type { ImportDesk } from './import-desk.ts'
import { Outcome } from './outcome.tsx'
import { useReport } from './use-report.ts'
import { useRunImport } from './use-run-import.ts'

/** The writing itself: how far it is, the way to stop it and to go on, and at its end what became of the lines. */
export function RunCard({ desk, run, model }: { desk: ImportDesk; run: ImportRun; model: ModelOffer }) {
  const t = useT()
  const { number } = useFormat()
  const { start, stop, isStarting, isStopping, progress, failure } = useRunImport(desk, run)
  const { download, isDownloading } = useReport(desk, run)
  const { waiting, refused } = run.counts
  const isWriting = isStarting || run.isUnderWay
  const again =
    waiting > 0 ? t('imports.run.resume', { count: waiting, number: number(waiting) }) : t('imports.run.again')

  return (
    <SectionCard
      title={t('imports.run.title')}
      actions={
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, justifyContent: 'flex-end' }}>
          {!isWriting && (
            <Button
              variant="outlined"
              color="inherit"
              startIcon={<DownloadOutlined />}
              disabled={isDownloading}
              onClick={() => download('everything')}
            >
              {t('imports.report.download')}
            </Button>
          )}
          {!isWriting && run.state !== 'done' && (
            <Button variant="contained" onClick={start}>
              {again}
            </Button>
          )}
          {isWriting && (
            <Button variant="outlined" color="inherit" disabled={isStopping} onClick={stop}>
              {t('verb.stop')}
            </Button>
          )}
        </Box>
      }
    >
      {failure && (
        <Alert severity="error" role="alert" sx={{ mb: 2 }}>
          {failure}
        </Alert>
      )}
      {isWriting ? (
        <HowFar
          done={progress?.done ?? run.rowCount - waiting}
          total={run.rowCount}
          refused={progress?.item?.refused ?? refused}
        />
      ) : (
        <Outcome run={run} />
      )}
      {!isWriting && (
        <Box sx={{ mt: 2 }}>
          <Figures
            figures={[
              ...(['created', 'updated', 'unchanged', 'refused'] as const).map(fate => ({
                label: t(`imports.counts.${fate}`),
                value: run.counts[fate],
                tone: fate === 'refused' && refused > 0 ? ('error' as const) : undefined,
              })),
              ...model.facts
                .filter(({ key }) => run.given[key])
                .map(({ key, given }) => ({ label: given, value: run.given[key] ?? 0 })),
            ]}
          />
        </Box>
      )}
    </SectionCard>
  )
}

function HowFar({ done, total, refused }: { done: number; total: number; refused: number }) {
  const t = useT()
  const { number } = useFormat()
  const textId = useId()
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      <Typography id={textId} role="status">
        {t('imports.run.progress', { done: number(done), total: number(total) })}
        {refused > 0 && ` · ${t('imports.run.refused', { count: refused })}`}
      </Typography>
      <LinearProgress aria-labelledby={textId} variant="determinate" value={total === 0 ? 100 : (done / total) * 100} />
    </Box>
  )
}
