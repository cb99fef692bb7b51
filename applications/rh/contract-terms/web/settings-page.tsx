import { useT } from '#kernel/web/i18n.ts'
import { later } from '#kernel/web/later.tsx'
import { Page } from '#kernel/web/kit/page.tsx'
import { CardSkeleton } from '#kernel/web/kit/skeletons.tsx'
import { Tabs } from '#kernel/web/kit/tabs.tsx'
import { useListState } from '#kernel/web/kit/use-list-state.ts'
import { settingsTabs } from './settings-tabs.ts'

const parts = settingsTabs.map(({ value, load }) => ({
  value,
  Part: later(load, { fallback: <CardSkeleton lines={8} /> }),
}))
const usualTab = settingsTabs[0]?.value ?? ''

/** What contracts and files choose from, a part at a time. */
export function SettingsPage() {
  const t = useT()
  const { tab, goToTab } = useTab()
  const { Part } = parts.find(({ value }) => value === tab) ?? (parts[0] as (typeof parts)[number])
  return (
    <Page title={t('rh.settings.title')} context={t('rh.settings.context')}>
      <Tabs
        label={t('rh.settings.title')}
        value={tab}
        tabs={settingsTabs.map(({ value, label }) => ({ value, label: t(label) }))}
        onChange={goToTab}
      />
      <Part key={tab} />
    </Page>
  )
}

/** What was sought or shown in one part does not hold in the next. */
function useTab() {
  const list = useListState({ module: 'rh.settings', usualTab })
  const isKnown = settingsTabs.some(({ value }) => value === list.tab)
  const goToTab = (tab: string) => {
    list.clear()
    list.setTab(tab)
  }
  return { tab: isKnown ? list.tab : usualTab, goToTab }
}
