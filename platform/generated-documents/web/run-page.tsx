import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { Link, useParams } from 'react-router'
import { forgetAnswers, useCall } from '#kernel/web/api.ts'
import { useT } from '#kernel/web/i18n.ts'
import { Failed } from '#kernel/web/kit/failed.tsx'
import { Page } from '#kernel/web/kit/page.tsx'
import { CardSkeleton } from '#kernel/web/kit/skeletons.tsx'
import { useFormat } from '#kernel/web/use-format.ts'
import { runsPath } from '../generation.model.ts'
import { generationRunsCalls } from '../generation-runs.calls.ts'
import { ItemsTable } from './items-table.tsx'
import { RunChip } from './run-chip.tsx'
import { RunCard } from './run-card.tsx'

const askedAgainMs = 1_000

/** One run: how far it is, what failed and why, its files. While it is under way, it is asked again and again. */
export function RunPage() {
  const t = useT()
  const cache = useQueryClient()
  const { moment } = useFormat()
  const { runId = '' } = useParams()
  const known = useCall(generationRunsCalls.getGenerationRun, { id: runId }, { staysOnPage: true }).data
  const {
    data: run,
    error,
    refetch,
  } = useCall(
    generationRunsCalls.getGenerationRun,
    { id: runId },
    { staysOnPage: true, ...(known?.state === 'running' && { refetchInterval: askedAgainMs }) },
  )
  const tried = run && run.done + run.failed
  useEffect(() => {
    if (tried) void forgetAnswers(cache, [generationRunsCalls.getRunItems])
  }, [cache, tried])

  if (error && !run) return <Failed error={error} onRetry={refetch} />
  if (!run) return <CardSkeleton />
  return (
    <Page
      title={run.name}
      context={
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
          <RunChip state={run.state} />
          {t('generated-documents.run-context', { model: run.model.name, at: moment(run.askedAt) })}
        </Box>
      }
      actions={
        <Button component={Link} to={runsPath} variant="outlined" color="inherit">
          {t('generated-documents.all-runs')}
        </Button>
      }
    >
      <RunCard run={run} />
      <ItemsTable runId={run.id} />
    </Page>
  )
}
