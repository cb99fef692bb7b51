import { useT } from '#kernel/web/i18n.ts'
import { Page } from '#kernel/web/kit/page.tsx'
import { ActionReports } from './action-reports.tsx'

/** What people do, in every client. */
export function ActionReportsPage() {
  const t = useT()
  return (
    <Page title={t('monitoring.actions')} context={t('monitoring.context.actions')}>
      <ActionReports />
    </Page>
  )
}
