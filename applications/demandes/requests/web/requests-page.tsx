import Add from '~icons/ic/baseline-add'
import Button from '@mui/material/Button'
import { Link } from 'react-router'
import { useCall, usePages } from '#kernel/web/api.ts'
import { useT } from '#kernel/web/i18n.ts'
import { ChoiceFilter } from '#kernel/web/kit/choice-filter.tsx'
import { DataTable } from '#kernel/web/kit/data-table.tsx'
import { ExportButton } from '#kernel/web/kit/export-button.tsx'
import { Page } from '#kernel/web/kit/page.tsx'
import { useList } from '#kernel/web/kit/use-list.ts'
import { useShownFilters } from '#kernel/web/kit/use-shown-filters.ts'
import { useLevel } from '#platform/rights/rights.web.ts'
import { kindsOfRequest } from '../request.model.ts'
import { requestsCalls } from '../requests.calls.ts'
import { addressOfRequest, newRequestPath, requestsElement } from '../requests-place.model.ts'
import { useRequestColumns } from './request-columns.tsx'

const tabs = ['mine', 'toApprove', 'toOrder', 'toReceive', 'late', 'all'] as const

/** One's own requests, and those that wait for one. */
export function RequestsPage() {
  const t = useT()
  const writes = useLevel(requestsElement) >= 2
  const list = useList(requestsCalls.getRequests, { module: 'demandes.requests', usualTab: 'mine' })
  const answer = usePages(requestsCalls.getRequests, list.query)
  const { data: waiting } = useCall(requestsCalls.getRequestsWaiting, {}, { staysOnPage: true })
  const columns = useRequestColumns()
  const kinds = kindsOfRequest.map(value => ({ value, label: t(`demandes.request.kind.${value}`) }))
  const filters = useShownFilters(list, { kind: kinds.find(({ value }) => value === list.filters.kind)?.label })
  const counts: Partial<Record<string, number>> = waiting ?? {}
  return (
    <Page
      title={t('demandes.requests.title')}
      context={
        waiting &&
        (['toApprove', 'toOrder', 'toReceive', 'late'] as const)
          .filter(tab => waiting[tab] > 0)
          .map(tab => t(`demandes.requests.count-${tab}`, { count: waiting[tab] }))
          .join(' · ')
      }
      actions={
        <>
          <ExportButton name={t('demandes.requests.title')} columns={columns} answer={answer} />
          {writes && (
            <Button variant="contained" startIcon={<Add />} component={Link} to={newRequestPath}>
              {t('demandes.request.new')}
            </Button>
          )}
        </>
      }
    >
      <DataTable
        label={t('demandes.requests.title')}
        list={list}
        answer={answer}
        columns={columns}
        rowId={({ id }) => id}
        rowName={({ number }) => number}
        rowPath={({ id }) => addressOfRequest(id)}
        tabs={tabs.map(value => ({
          value,
          label: t(`demandes.requests.tab.${value}`),
          ...(counts[value] !== undefined && { count: counts[value] }),
        }))}
        searchBy={t('demandes.requests.search')}
        filters={filters}
        filterPanel={<ChoiceFilter list={list} name="kind" label={t('demandes.request.kind')} choices={kinds} />}
        empty={{ title: t('demandes.requests.none'), text: t('demandes.requests.none-text') }}
      />
    </Page>
  )
}
