import Typography from '@mui/material/Typography'
import { Navigate, useParams } from 'react-router'
import { useT } from '#kernel/web/i18n.ts'
import { Page } from '#kernel/web/kit/page.tsx'
import { BugReportsOfClient } from './bug-reports-of-client.tsx'
import { ErrorReports } from './error-reports.tsx'
import { useClientNames } from './use-client-names.ts'

/** What went wrong in one client, and what its people reported. */
export function ClientReportsPage() {
  const t = useT()
  const { clientId = '' } = useParams()
  const { clients, nameOf } = useClientNames()
  const name = nameOf(clientId)
  if (clients && name === undefined) return <Navigate to="/error-404" replace />
  return (
    <Page title={name ?? t('monitoring.errors')} context={t('monitoring.context.client')}>
      <ErrorReports clientId={clientId} />
      <Typography variant="h6" component="h2" sx={{ mt: 1 }}>
        {t('monitoring.bugs')}
      </Typography>
      <BugReportsOfClient clientId={clientId} />
    </Page>
  )
}
