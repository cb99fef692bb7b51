import Box from '@mui/material/Box'
import { useState } from 'react'
import { useCall } from '#kernel/web/api.ts'
import { useT } from '#kernel/web/i18n.ts'
import { Page } from '#kernel/web/kit/page.tsx'
import { useSession } from '#kernel/web/session.ts'
import { bugReportsCalls } from '../bug-reports.calls.ts'
import { BugReportForm } from './bug-report-form.tsx'
import { OwnReports } from './own-reports.tsx'

/** Tells what went wrong, and follows what becomes of it. */
export function BugReportPage() {
  const t = useT()
  const { client } = useSession()
  const [sent, setSent] = useState(0)
  const reports = useCall(bugReportsCalls.getBugReports, {}, { enabled: client !== null, staysOnPage: true })
  const open = reports.data?.filter(({ state }) => state === 'new' || state === 'in_progress').length ?? 0
  return (
    <Page
      title={t('bug-reports.page')}
      context={client ? reports.data && t('bug-reports.context', { count: open }) : t('bug-reports.without-client')}
    >
      <Box sx={{ ...columns, ...(client && beside) }}>
        <BugReportForm key={sent} onSent={() => setSent(count => count + 1)} />
        {client && <OwnReports reports={reports.data} error={reports.error} onRetry={reports.refetch} />}
      </Box>
    </Page>
  )
}

const columns = { display: 'grid', gap: 2, alignItems: 'start', gridTemplateColumns: 'minmax(0, 1fr)', maxWidth: 900 }
const beside = {
  maxWidth: 'none',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1.5fr) minmax(0, 1fr)' },
}
