import Send from '~icons/ic/baseline-send'
import DescriptionOutlined from '~icons/ic/outline-description'
import { useState } from 'react'
import { downloadCall, usePages, useCall } from '#kernel/web/api.ts'
import { useT } from '#kernel/web/i18n.ts'
import { ChoiceFilter } from '#kernel/web/kit/choice-filter.tsx'
import { DataTable } from '#kernel/web/kit/data-table.tsx'
import { ExportButton } from '#kernel/web/kit/export-button.tsx'
import { Page } from '#kernel/web/kit/page.tsx'
import { useList } from '#kernel/web/kit/use-list.ts'
import { nameAmong, useShownFilters } from '#kernel/web/kit/use-shown-filters.ts'
import { useLevel } from '#platform/rights/rights.web.ts'
import { employeesCalls } from '#rh/employees/employees.calls.ts'
import { dpaeCalls } from '../dpae.calls.ts'
import { dpaeElement, type DpaeRow, dpaeTabs, listedStates, sensitiveElement } from '../dpae.model.ts'
import { addressOfDpae } from '../dpae-place.model.ts'
import { dpaeClocks } from '../hiring-clock.model.ts'
import { BulkDialog } from './bulk-dialog.tsx'
import { useDpaeColumns } from './dpae-columns.tsx'

type Sending = { rows: readonly DpaeRow[]; isPlanned: boolean; done: () => void }

/** Declarations to make, by deadline, with what is missing and their receipt. */
export function DpaePage() {
  const t = useT()
  const list = useList(dpaeCalls.getDpaeList, { module: 'rh.dpae', usualTab: 'todo' })
  const answer = usePages(dpaeCalls.getDpaeList, list.query)
  const columns = useDpaeColumns()
  const mayWrite = useLevel(dpaeElement) >= 2
  const seesNumbers = useLevel(sensitiveElement) >= 1
  const [sending, setSending] = useState<Sending | null>(null)
  const companies = useCompanies()
  const { state, clock, companyId } = list.narrowing
  const filters = useShownFilters(list, {
    state: state && t(`rh.dpae.declaration.${state}`),
    clock: clock && t(`rh.dpae.clock.${clock}`),
    company: companyId && nameAmong(companies, companyId),
  })
  const bulk = (label: string, isPlanned: boolean) => ({
    label,
    icon: <Send />,
    onSelect: (rows: DpaeRow[], done: () => void) => setSending({ rows, isPlanned, done }),
  })
  const takeFiles = {
    label: t('rh.dpae.take-files'),
    icon: <DescriptionOutlined />,
    onSelect: (rows: DpaeRow[]) =>
      void downloadCall(dpaeCalls.getDpaeTextFiles, { contractIds: rows.map(({ id }) => id) }, { staysOnPage: true }),
  }
  const acts = [
    bulk(t('rh.dpae.send-all'), false),
    bulk(t('rh.dpae.schedule'), true),
    ...(seesNumbers ? [takeFiles] : []),
  ]
  return (
    <Page
      title={t('rh.dpae.list-title')}
      actions={<ExportButton name={t('rh.dpae.list-title')} columns={columns} answer={answer} />}
    >
      <DataTable
        label={t('rh.dpae.list-title')}
        list={list}
        answer={answer}
        columns={columns}
        rowId={row => row.id}
        rowName={row => `${row.name} ${row.firstname}, ${row.number}`}
        rowPath={row => addressOfDpae(row.employeeId)}
        tabs={dpaeTabs.map(value => ({ value, label: t(`rh.dpae.list.${value}`) }))}
        searchBy={t('rh.dpae.search')}
        filters={filters}
        filterPanel={<Filters list={list} />}
        {...(mayWrite && { bulkActions: acts })}
        empty={{ title: t('rh.dpae.list-none'), text: t('rh.dpae.list-none-text') }}
      />
      {sending && (
        <BulkDialog
          rows={sending.rows}
          isPlanned={sending.isPlanned}
          onClose={() => {
            sending.done()
            setSending(null)
          }}
        />
      )}
    </Page>
  )
}

type DpaeList = ReturnType<typeof useList<typeof dpaeCalls.getDpaeList.list>>

const useCompanies = () => useCall(employeesCalls.getCompaniesForEmployees, {}, { staysOnPage: true }).data

function Filters({ list }: { list: DpaeList }) {
  const t = useT()
  const companies = useCompanies() ?? []
  const choices = [
    {
      name: 'clock',
      label: t('rh.dpae.deadline'),
      choices: dpaeClocks.map(value => ({ value, label: t(`rh.dpae.clock.${value}`) })),
    },
    {
      name: 'state',
      label: t('field.state'),
      choices: listedStates.map(value => ({ value, label: t(`rh.dpae.declaration.${value}`) })),
    },
    {
      name: 'company',
      label: t('field.company'),
      choices: companies.map(({ id, name }) => ({ value: id, label: name })),
    },
  ]
  return choices.map(choice => <ChoiceFilter key={choice.name} list={list} {...choice} />)
}
