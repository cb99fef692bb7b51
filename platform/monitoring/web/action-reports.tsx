import { useCall } from '#kernel/web/api.ts'
import { useT } from '#kernel/web/i18n.ts'
import { DataTable } from '#kernel/web/kit/data-table.tsx'
import { useList } from '#kernel/web/kit/use-list.ts'
import { nameAmong, useShownFilters } from '#kernel/web/kit/use-shown-filters.ts'
import { useFormat } from '#kernel/web/use-format.ts'
import { applicationsCalls } from '#platform/applications/applications.calls.ts'
import { actionReportsCalls } from '../action-reports.calls.ts'
import { actionColumns } from './action-columns.tsx'
import { ActionFigures } from './action-figures.tsx'
import { ChoiceFilter } from '#kernel/web/kit/choice-filter.tsx'
import { ClientFilter } from './client-filter.tsx'
import { useClientNames } from './use-client-names.ts'

const kinds = ['refused', 'failed', 'slow'] as const

/** What people do: the last day in figures, then each write and each refusal. */
export function ActionReports() {
  const t = useT()
  const format = useFormat()
  const list = useList(actionReportsCalls.getActionReports, { module: 'monitoring.actions' })
  const { clients } = useClientNames()
  const applications = useCall(
    applicationsCalls.getAllApplications,
    {},
    { staleTime: Number.POSITIVE_INFINITY },
  ).data?.map(({ id, name }) => ({ id: String(id), name }))
  const { only, clientId, applicationId } = list.narrowing
  const answer = useCall(actionReportsCalls.getActionReports, list.query, { refetchInterval: 15_000 })
  const filters = useShownFilters(list, {
    only: only && t(`monitoring.only.${only}`),
    actionClient: nameAmong(clients, clientId),
    application: nameAmong(applications, applicationId),
  })
  return (
    <>
      <ActionFigures
        chosen={{ ...(clientId && { clientId }), ...(applicationId && { applicationId: Number(applicationId) }) }}
      />
      <DataTable
        label={t('monitoring.actions')}
        list={list}
        answer={answer}
        columns={actionColumns(t, format)}
        rowId={({ id }) => id}
        rowName={({ call }) => call}
        searchBy={t('monitoring.action.search')}
        filters={filters}
        filterPanel={
          <>
            <ClientFilter list={list} name="actionClient" />
            <ChoiceFilter
              list={list}
              name="only"
              label={t('monitoring.action.kind')}
              choices={kinds.map(value => ({ value, label: t(`monitoring.only.${value}`) }))}
            />
            <ChoiceFilter
              list={list}
              name="application"
              label={t('field.application')}
              choices={(applications ?? []).map(({ id, name }) => ({ value: id, label: name }))}
            />
          </>
        }
        exportName={t('monitoring.actions-file')}
        empty={{ title: t('monitoring.action.none'), text: t('monitoring.action.none-text') }}
      />
    </>
  )
}
