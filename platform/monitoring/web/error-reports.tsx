import ContentCopy from '~icons/ic/baseline-content-copy'
import { useLocation, useSearchParams } from 'react-router'
import { useAlert } from '#kernel/web/alerts.ts'
import { useCall } from '#kernel/web/api.ts'
import { useT } from '#kernel/web/i18n.ts'
import { DataTable } from '#kernel/web/kit/data-table.tsx'
import type { Action } from '#kernel/web/kit/row-menu.tsx'
import { useList } from '#kernel/web/kit/use-list.ts'
import { nameAmong, useShownFilters } from '#kernel/web/kit/use-shown-filters.ts'
import { useFormat } from '#kernel/web/use-format.ts'
import { type ErrorLine, errorStates, nextStates } from '../error-report.model.ts'
import { errorReportsCalls } from '../error-reports.calls.ts'
import { ChoiceFilter } from '#kernel/web/kit/choice-filter.tsx'
import { later } from '#kernel/web/later.tsx'
import { ClientFilter } from './client-filter.tsx'
import { errorColumns } from './error-columns.tsx'
import { useClientNames } from './use-client-names.ts'
import { useSetErrorState } from './use-set-error-state.ts'

const ErrorReportDialog = later(async () => (await import('./error-report-dialog.tsx')).ErrorReportDialog)

/** Everything that went wrong, one line for all that happened alike; of one client where it is named. */
export function ErrorReports({ clientId }: { clientId?: string }) {
  const t = useT()
  const alert = useAlert()
  const format = useFormat()
  const { pathname } = useLocation()
  const [address, setAddress] = useSearchParams()
  const list = useList(errorReportsCalls.getErrorReports, { module: 'monitoring.errors' })
  const { clients } = useClientNames()
  const { start } = useSetErrorState()
  const { state, clientId: chosenClient } = list.narrowing
  const answer = useCall(
    errorReportsCalls.getErrorReports,
    { ...list.query, ...(clientId && { clientId }) },
    { refetchInterval: 15_000 },
  )
  const opened = address.get('report')
  const close = () =>
    setAddress(
      before => {
        before.delete('report')
        return before
      },
      { preventScrollReset: true },
    )
  const copy = async (requestId: string) => {
    await navigator.clipboard.writeText(requestId)
    alert.success(t('monitoring.error.copied', { requestId }))
  }
  const rowActions = ({ id, state: present, lastRequestId }: ErrorLine): Action[] => [
    ...nextStates[present].flatMap(to =>
      to === 'new' ? [] : [{ label: t(`monitoring.mark.${to}`), onSelect: () => start({ id, state: to }) }],
    ),
    ...(lastRequestId
      ? [
          {
            label: t('monitoring.error.copy'),
            icon: <ContentCopy fontSize="small" />,
            onSelect: () => copy(lastRequestId),
          },
        ]
      : []),
  ]
  const filters = useShownFilters(list, {
    state: state && t(`monitoring.state.${state}`),
    client: nameAmong(clients, chosenClient),
  })
  return (
    <>
      <DataTable
        label={t('monitoring.errors')}
        list={list}
        answer={answer}
        columns={errorColumns(t, format)}
        rowId={({ id }) => id}
        rowName={({ message, code }) => message || code}
        rowPath={({ id }) => `${pathname}?${withReport(address, id)}`}
        rowActions={rowActions}
        searchBy={t('monitoring.error.search')}
        filters={filters}
        filterPanel={
          <>
            {!clientId && <ClientFilter list={list} />}
            <ChoiceFilter
              list={list}
              name="state"
              label={t('field.state')}
              choices={errorStates.map(value => ({ value, label: t(`monitoring.state.${value}`) }))}
            />
          </>
        }
        exportName={t('monitoring.errors-file')}
        empty={{ title: t('monitoring.error.none'), text: t('monitoring.error.none-text') }}
      />
      {opened && <ErrorReportDialog id={opened} onClose={close} />}
    </>
  )
}

function withReport(address: URLSearchParams, id: string) {
  const next = new URLSearchParams(address)
  next.set('report', id)
  return next
}
