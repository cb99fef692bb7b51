import Box from '@mui/material/Box'
import { useState } from 'react'
import { Navigate, useParams } from 'react-router'
import { useCall } from '#kernel/web/api.ts'
import { useT } from '#kernel/web/i18n.ts'
import { Failed } from '#kernel/web/kit/failed.tsx'
import { Page } from '#kernel/web/kit/page.tsx'
import { PageSkeleton } from '#kernel/web/kit/skeletons.tsx'
import { HistoryDialog } from '#platform/audit/audit.web.ts'
import { requestsCalls } from '../requests.calls.ts'
import { CircuitCard } from './circuit-card.tsx'
import { EventsCard } from './events-card.tsx'
import { LinesCard } from './lines-card.tsx'
import { OrderDialog } from './order-dialog.tsx'
import { ReceiveDialog } from './receive-dialog.tsx'
import { RequestHead, type TaskOfRequest } from './request-head.tsx'
import { WordDialog } from './word-dialog.tsx'

/** One request: what is needed, whose turn it is, what came, and what was said. */
export function RequestPage() {
  const t = useT()
  const { id = '' } = useParams()
  const { data: request, error, refetch } = useCall(requestsCalls.getRequest, { id })
  const [task, setTask] = useState<TaskOfRequest | null>(null)
  if (error && 'status' in error && [400, 404].includes(error.status as number))
    return <Navigate to="/error-404" replace />
  if (error) return <Failed error={error} onRetry={refetch} />
  if (!request) return <PageSkeleton />
  const close = () => setTask(null)
  const { number } = request
  return (
    <Page title={number} about={t('demandes.request')} head={<RequestHead request={request} onTask={setTask} />}>
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          alignItems: 'start',
          gridTemplateColumns: { lg: 'minmax(0, 2fr) minmax(0, 1fr)' },
        }}
      >
        <LinesCard request={request} />
        <Box sx={{ display: 'grid', gap: 2 }}>
          <CircuitCard request={request} />
          <EventsCard request={request} onMessage={() => setTask('message')} />
        </Box>
      </Box>
      {task === 'order' && <OrderDialog request={request} onClose={close} />}
      {task === 'receive' && <ReceiveDialog request={request} onClose={close} />}
      {task === 'history' && <HistoryDialog table="demandes.request" rowId={id} name={number} onClose={close} />}
      {task && task !== 'order' && task !== 'receive' && task !== 'history' && (
        <WordDialog act={task} request={request} onClose={close} />
      )}
    </Page>
  )
}
