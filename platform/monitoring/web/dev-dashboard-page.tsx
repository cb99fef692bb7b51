import { useSearchParams } from 'react-router'
import { useT } from '#kernel/web/i18n.ts'
import { Page } from '#kernel/web/kit/page.tsx'
import { Tabs } from '#kernel/web/kit/tabs.tsx'
import { ActionReports } from './action-reports.tsx'
import { DashboardPanel } from './dashboard-panel.tsx'
import { ErrorReports } from './error-reports.tsx'
import { JobsPanel } from './jobs-panel.tsx'

const panels = { erreurs: ErrorReports, actions: ActionReports, taches: JobsPanel, dashboard: DashboardPanel }
type Tab = keyof typeof panels
const names: Record<Tab, string> = {
  erreurs: 'monitoring.tab.errors',
  actions: 'monitoring.tab.actions',
  taches: 'monitoring.tab.jobs',
  dashboard: 'monitoring.tab.dashboard',
}
const tabs = Object.keys(panels) as Tab[]

/** Where developers land: what fails, what people do, what the product does by itself, how it is. */
export function DevDashboardPage() {
  const t = useT()
  const [address, setAddress] = useSearchParams()
  const tab = tabs.find(known => known === address.get('tab')) ?? 'erreurs'
  const Panel = panels[tab]
  /** The filters of each tab stay in the address; what was searched and the page belong to the list that is left. */
  const open = (chosen: string) =>
    setAddress(before => {
      const next = new URLSearchParams(before)
      for (const left of ['page', 'search', 'report']) next.delete(left)
      if (chosen === 'erreurs') next.delete('tab')
      else next.set('tab', chosen)
      return next
    })
  return (
    <Page title={t('monitoring.dev-dashboard')} context={t(`monitoring.context.${tab}`)}>
      <Tabs
        label={t('monitoring.dev-dashboard')}
        tabs={tabs.map(value => ({ value, label: t(names[value]) }))}
        value={tab}
        onChange={open}
      />
      <Panel key={tab} />
    </Page>
  )
}
