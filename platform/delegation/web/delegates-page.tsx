import { useCall, usePages } from '#kernel/web/api.ts'
import { useT } from '#kernel/web/i18n.ts'
import { DataTable } from '#kernel/web/kit/data-table.tsx'
import { Page } from '#kernel/web/kit/page.tsx'
import { useList } from '#kernel/web/kit/use-list.ts'
import { awaitedName, useShownFilters } from '#kernel/web/kit/use-shown-filters.ts'
import { useMenu } from '#platform/rights/rights.web.ts'
import { delegationCalls } from '../delegation.calls.ts'
import type { Delegate } from '../delegation.model.ts'
import { ApplicationFilter } from './application-filter.tsx'
import { delegateColumns } from './delegate-columns.tsx'
import { addressOfDelegation } from './delegation-address.ts'

const listedName = ({ firstname, name }: Delegate) => `${name} ${firstname}`

/** The people of the client, and what each was given to configure. */
export function DelegatesPage() {
  const t = useT()
  const list = useList(delegationCalls.getDelegates, { module: 'delegation-people' })
  const modules = useMenu()?.modules
  const application = modules?.find(({ id }) => String(id) === list.filters.application)
  const named = application && t('delegation.filter', { application: application.name })
  const filters = useShownFilters(list, { application: modules ? named : awaitedName })
  const answer = usePages(delegationCalls.getDelegates, {
    ...list.query,
    ...(application?.id && { applicationId: application.id }),
  })
  const holders = useCall(delegationCalls.getDelegates, { page: 0, size: 1, only: 'holders' }).data?.total
  return (
    <Page title={t('delegation.title')} context={holders !== undefined && t('delegation.holders', { count: holders })}>
      <DataTable
        label={t('delegation.title')}
        list={list}
        answer={answer}
        columns={delegateColumns(t)}
        rowId={row => row.id}
        rowName={listedName}
        rowPath={row => addressOfDelegation(row.id)}
        tabs={[
          { value: '', label: t('delegation.tab.all') },
          { value: 'holders', label: t('delegation.tab.holders'), count: holders },
        ]}
        searchBy={t('delegation.search')}
        filters={filters}
        filterPanel={<ApplicationFilter list={list} modules={modules ?? []} />}
        empty={{ title: t('delegation.nobody'), text: t('delegation.nobody-text') }}
        exportName={t('delegation.file')}
      />
    </Page>
  )
}
