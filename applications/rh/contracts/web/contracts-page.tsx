import { useState } from 'react'
import { useCall, usePages } from '#kernel/web/api.ts'
import { componentOf } from '#kernel/web/brought.tsx'
import { useT } from '#kernel/web/i18n.ts'
import type { Column } from '#kernel/web/kit/data-table-column.ts'
import type { BulkAction } from '#kernel/web/kit/data-table-props.ts'
import { DataTable } from '#kernel/web/kit/data-table.tsx'
import { ExportButton } from '#kernel/web/kit/export-button.tsx'
import { ChoiceFilter } from '#kernel/web/kit/choice-filter.tsx'
import { Page } from '#kernel/web/kit/page.tsx'
import { useList } from '#kernel/web/kit/use-list.ts'
import { nameAmong, useShownFilters } from '#kernel/web/kit/use-shown-filters.ts'
import { useFormat } from '#kernel/web/use-format.ts'
import { useLevel } from '#platform/rights/rights.web.ts'
import { families } from '#rh/contract-terms/contract-family.model.ts'
import { employeesCalls } from '#rh/employees/employees.calls.ts'
import { hiringClockPart } from '#rh/dpae/dpae.web.ts'
import { type ContractRow, contractStates, missingOfContracts, sendingElement, timeStates } from '../contract.model.ts'
import { contractsCalls } from '../contracts.calls.ts'
import { addressOfContracts } from '../contracts-place.model.ts'
import { StateChip, TimeChip } from './contract-chips.tsx'
import { SendManyDialog } from './signing/send-many-dialog.tsx'

/** All contracts, by where they stand and what they lack. */
export function ContractsPage() {
  const t = useT()
  const list = useList(contractsCalls.getContracts, { module: 'rh.contracts', usualTab: 'all' })
  const answer = usePages(contractsCalls.getContracts, list.query)
  const columns = useColumns()
  const words = useWords(list.narrowing)
  const filters = useShownFilters(list, words)
  const maySend = useLevel(sendingElement) >= 2
  const [sending, setSending] = useState<{ rows: readonly ContractRow[]; done: () => void } | null>(null)
  const sendMany: BulkAction<ContractRow> = {
    label: t('rh.signing.bulk'),
    onSelect: (rows, done) => setSending({ rows, done }),
  }
  return (
    <Page
      title={t('rh.contract.tab')}
      actions={<ExportButton name={t('rh.contract.tab')} columns={columns} answer={answer} />}
    >
      <DataTable
        label={t('rh.contract.tab')}
        list={list}
        answer={answer}
        columns={columns}
        rowId={row => row.id}
        rowName={row => `${row.name} ${row.firstname}, ${row.number}`}
        rowPath={row => addressOfContracts(row.employeeId)}
        tabs={[
          { value: 'all', label: t('rh.contract.all') },
          ...timeStates.map(value => ({ value, label: t(`rh.contract.time.${value}`) })),
        ]}
        bulkActions={maySend ? [sendMany] : []}
        searchBy={t('rh.contract.search')}
        filters={filters}
        filterPanel={<Filters list={list} />}
        empty={{ title: t('rh.contract.none'), text: t('rh.contract.list-none-text') }}
      />
      {sending && <SendManyDialog rows={sending.rows} onDone={sending.done} onClose={() => setSending(null)} />}
    </Page>
  )
}

const HiringClock = componentOf(hiringClockPart, null)

type ContractList = ReturnType<typeof useList<typeof contractsCalls.getContracts.list>>

function useColumns(): Column<ContractRow>[] {
  const t = useT()
  const { date } = useFormat()
  const missing = (row: ContractRow) => row.missing.map(piece => t(`rh.contract.missing.${piece}`)).join(', ')
  return [
    { key: 'name', label: t('rh.contract.employee'), text: row => `${row.name} ${row.firstname}` },
    { key: 'typeOfContract', label: t('rh.field.typeOfContract'), text: row => row.typeOfContract, hiddenBelow: 'md' },
    { key: 'position', label: t('rh.field.position'), text: row => row.position, hiddenBelow: 'lg', onPhone: 'hidden' },
    { key: 'site', label: t('rh.field.site'), text: row => row.site, hiddenBelow: 'lg', onPhone: 'hidden' },
    {
      key: 'hiringDate',
      label: t('field.start'),
      text: row => date(row.hiringDate),
      comparedBy: row => row.hiringDate,
      width: 130,
    },
    {
      key: 'finalDay',
      label: t('field.end'),
      text: row => (row.finalDay ? date(row.finalDay) : ''),
      comparedBy: row => row.finalDay,
      width: 130,
    },
    {
      key: 'time',
      label: t('rh.contract.time'),
      text: row => (row.timeState ? t(`rh.contract.time.${row.timeState}`) : ''),
      cell: row => <TimeChip timeState={row.timeState} />,
      onPhone: 'hidden',
      width: 120,
    },
    {
      key: 'state',
      label: t('field.state'),
      text: row => t(`rh.contract.state.${row.state}`),
      cell: row => <StateChip state={row.state} />,
      onPhone: 'badge',
      width: 140,
    },
    {
      key: 'declaration',
      label: t('rh.dpae.tab'),
      text: ({ dpae }) => t(`rh.dpae.declaration.${dpae.state}`),
      cell: ({ dpae }) => (dpae.state === 'not_needed' ? '—' : <HiringClock {...dpae} />),
      isOptional: true,
      width: 170,
    },
    { key: 'missing', label: t('rh.contract.missing'), text: missing, hiddenBelow: 'lg', onPhone: 'hidden' },
  ]
}

function useWords({
  state,
  companyId,
  family,
  missing,
  endsBefore,
  trialEndsBefore,
  hiredBefore,
}: ContractList['narrowing']) {
  const t = useT()
  const { date } = useFormat()
  const companies = useCompanies()
  const before = (label: string, day: string | undefined) => day && `${t(label)} ${date(day)}`
  return {
    state: state && t(`rh.contract.state.${state}`),
    company: companyId && nameAmong(companies, companyId),
    family: family && t(`rh.family.${family}`),
    missing: missing && t(`rh.contract.missing.${missing}`),
    endsBefore: before('rh.contract.ends-before', endsBefore),
    trialEndsBefore: before('rh.contract.trial-ends-before', trialEndsBefore),
    hiredBefore: before('rh.contract.hired-before', hiredBefore),
  }
}

const useCompanies = () => useCall(employeesCalls.getCompaniesForEmployees, {}, { staysOnPage: true }).data

function Filters({ list }: { list: ContractList }) {
  const t = useT()
  const companies = useCompanies() ?? []
  const choices = [
    {
      name: 'state',
      label: t('field.state'),
      choices: contractStates.map(value => ({ value, label: t(`rh.contract.state.${value}`) })),
    },
    {
      name: 'missing',
      label: t('rh.contract.missing'),
      choices: missingOfContracts.map(value => ({ value, label: t(`rh.contract.missing.${value}`) })),
    },
    {
      name: 'family',
      label: t('rh.type-of-contract.family'),
      choices: families.map(value => ({ value, label: t(`rh.family.${value}`) })),
    },
    {
      name: 'company',
      label: t('field.company'),
      choices: companies.map(({ id, name }) => ({ value: id, label: name })),
    },
  ]
  return choices.map(choice => <ChoiceFilter key={choice.name} list={list} {...choice} />)
}
