import { useState } from 'react'
import Pagination from '@mui/material/Pagination'
import Card from '@mui/material/Card'
import Box from '@mui/material/Box'
import { useCall } from '#kernel/web/api.ts'
import { useT } from '#kernel/web/i18n.ts'
import { Empty } from '#kernel/web/kit/empty.tsx'
import { Failed } from '#kernel/web/kit/failed.tsx'
import { CardSkeleton } from '#kernel/web/kit/skeletons.tsx'
import { bugReportsCalls } from '#platform/bug-reports/bug-reports.calls.ts'
import { ReceivedReport } from './received-report.tsx'

const size = 10

/** What the people of a client reported, the newest first, with the answer to give. */
export function BugReportsOfClient({ clientId }: { clientId: string }) {
  const t = useT()
  const [page, setPage] = useState(0)
  const { data, error, refetch } = useCall(bugReportsCalls.getBugReportsOfClient, { clientId, page, size })
  if (!data) return error ? <Failed error={error} onRetry={refetch} /> : <CardSkeleton lines={4} />
  const pages = Math.ceil(data.total / size)
  return (
    <Card component="section" aria-label={t('monitoring.bugs')}>
      {data.total === 0 && <Empty title={t('monitoring.bugs.none')} text={t('monitoring.bugs.none-text')} />}
      <Box
        component="ul"
        sx={{ listStyle: 'none', m: 0, p: 0, '& > li + li': { borderTop: 1, borderColor: 'divider' } }}
      >
        {data.items.map(report => (
          <ReceivedReport key={report.id} clientId={clientId} report={report} />
        ))}
      </Box>
      {pages > 1 && (
        <Pagination count={pages} page={page + 1} onChange={(_, next) => setPage(next - 1)} sx={{ p: 1.5 }} />
      )}
    </Card>
  )
}
