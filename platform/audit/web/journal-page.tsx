import { useT } from '#kernel/web/i18n.ts'
import { Page } from '#kernel/web/kit/page.tsx'
import { Tabs } from '#kernel/web/kit/tabs.tsx'
import { useAddress } from '#kernel/web/use-address.ts'
import { ChangesTable } from './changes-table.tsx'
import { ExportsTable } from './exports-table.tsx'

/** Who changed what in the client, and who took which list away: kept whole, and never changed itself. */
export function JournalPage() {
  const t = useT()
  const { of, change } = useAddress<'tab' | 'page'>()
  const isOfExports = of('tab') === 'exports'
  return (
    <Page
      title={t(isOfExports ? 'audit.exports.title' : 'audit.title')}
      context={t(isOfExports ? 'audit.exports.context' : 'audit.context')}
    >
      <Tabs
        label={t('audit.tabs')}
        tabs={[
          { value: 'changes', label: t('field.changes') },
          { value: 'exports', label: t('audit.tab.exports') },
        ]}
        value={isOfExports ? 'exports' : 'changes'}
        onChange={chosen => change({ tab: chosen === 'exports' ? chosen : null, page: null })}
      />
      {isOfExports ? <ExportsTable /> : <ChangesTable />}
    </Page>
  )
}
