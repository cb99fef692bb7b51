import { useCall } from '#kernel/web/api.ts'
import { useT } from '#kernel/web/i18n.ts'
import { DataTable } from '#kernel/web/kit/data-table.tsx'
import type { ShownFilter } from '#kernel/web/kit/data-table-props.ts'
import { useListState } from '#kernel/web/kit/use-list-state.ts'
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
  const list = useListState({ module: 'monitoring.actions' })
  const { nameOf } = useClientNames()
  const applications =
    useCall(applicationsCalls.getAllApplications, {}, { staleTime: Number.POSITIVE_INFINITY }).data ?? []
  const { only, actionClient, application } = list.filters
  const kind = kinds.find(known => known === only)
  const ofApplication = applications.find(({ id }) => String(id) === application)
  const chosen = {
    ...(actionClient && { clientId: actionClient }),
    ...(ofApplication && { applicationId: ofApplication.id }),
  }
  const answer = useCall(
    actionReportsCalls.getActionReports,
    { ...list.query, ...chosen, ...(kind && { only: kind }) },
    { refetchInterval: 15_000 },
  )
  const left = (name: string) => () => list.setFilter(name, null)
  const filters: ShownFilter[] = [
    ...(kind ? [{ label: t(`monitoring.only.${kind}`), onRemove: left('only') }] : []),
    ...(actionClient ? [{ label: nameOf(actionClient) ?? actionClient, onRemove: left('actionClient') }] : []),
    ...(ofApplication ? [{ label: ofApplication.name, onRemove: left('application') }] : []),
  ]
  return (
    <>
      <ActionFigures chosen={chosen} />
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
              choices={applications.map(({ id, name }) => ({ value: String(id), label: name }))}
            />
          </>
        }
        exportName={t('monitoring.actions-file')}
        empty={{ title: t('monitoring.action.none'), text: t('monitoring.action.none-text') }}
      />
    </>
  )
}
