import { useT } from '#kernel/web/i18n.ts'
import { Page } from '#kernel/web/kit/page.tsx'
import { ErrorReports } from './error-reports.tsx'

/** What went wrong, in every client. */
export function ErrorReportsPage() {
  const t = useT()
  return (
    <Page title={t('monitoring.errors')} context={t('monitoring.context.erreurs')}>
      <ErrorReports />
    </Page>
  )
}
