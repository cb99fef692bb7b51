import Box from '@mui/material/Box'
import { useState } from 'react'
import { Navigate, useParams } from 'react-router'
import { useCall } from '#kernel/web/api.ts'
import { useT } from '#kernel/web/i18n.ts'
import { Failed } from '#kernel/web/kit/failed.tsx'
import { Page } from '#kernel/web/kit/page.tsx'
import { PageSkeleton } from '#kernel/web/kit/skeletons.tsx'
import { HistoryDialog } from '#platform/audit/audit.web.ts'
import { lotsCalls } from '../lots.calls.ts'
import { HoldDialog } from './hold-dialog.tsx'
import { LotCards } from './lot-cards.tsx'
import { LotGenealogy } from './lot-genealogy.tsx'
import { LotHead, type TaskOfLot } from './lot-head.tsx'
import { LotMoves } from './lot-moves.tsx'
import { ReleaseDialog } from './release-dialog.tsx'
import { ScrapDialog } from './scrap-dialog.tsx'
import { TransferDialog } from './transfer-dialog.tsx'

/** A lot: what it is, where it is, what holds it, how far a recall would reach, and its way from the block to the customer. */
export function LotPage() {
  const t = useT()
  const { lotId = '' } = useParams()
  const [tab, setTab] = useState<'genealogy' | 'moves'>('genealogy')
  const [task, setTask] = useState<TaskOfLot | null>(null)
  const { data: lot, error, refetch } = useCall(lotsCalls.getLot, { id: lotId })
  if (error && 'status' in error && [400, 404].includes(error.status as number))
    return <Navigate to="/error-404" replace />
  if (error) return <Failed error={error} onRetry={refetch} />
  if (!lot) return <PageSkeleton />
  const close = () => setTask(null)
  return (
    <Page
      title={lot.number}
      about={t('atelier.lot')}
      head={<LotHead lot={lot} tab={tab} onTab={setTab} onTask={setTask} />}
    >
      <Box sx={{ display: 'grid', gap: 2 }}>
        <LotCards lot={lot} />
        {tab === 'genealogy' ? <LotGenealogy lot={lot} /> : <LotMoves lot={lot} />}
      </Box>
      {task === 'transfer' && <TransferDialog lot={lot} onClose={close} />}
      {task === 'scrap' && <ScrapDialog lot={lot} onClose={close} />}
      {task === 'hold' && <HoldDialog lots={[lot]} onClose={close} />}
      {task === 'release' && <ReleaseDialog lot={lot} onClose={close} />}
      {task === 'history' && <HistoryDialog table="atelier.lot" rowId={lot.id} name={lot.number} onClose={close} />}
    </Page>
  )
}
