import { useCall, usePages } from '#kernel/web/api.ts'
import { useT } from '#kernel/web/i18n.ts'
import type { Column } from '#kernel/web/kit/data-table-column.ts'
import { DataTable } from '#kernel/web/kit/data-table.tsx'
import { ChoiceFilter } from '#kernel/web/kit/choice-filter.tsx'
import { ExportButton } from '#kernel/web/kit/export-button.tsx'
import { Page } from '#kernel/web/kit/page.tsx'
import { useList } from '#kernel/web/kit/use-list.ts'
import { nameAmong, useShownFilters } from '#kernel/web/kit/use-shown-filters.ts'
import { useFormat } from '#kernel/web/use-format.ts'
import { employeesCalls } from '#rh/employees/employees.calls.ts'
import { insuranceOrganismsCalls } from '#rh/insurance-organisms/insurance-organisms.calls.ts'
import { type MutuelleRow, mutuelleStates } from '../mutuelle.model.ts'
import { mutuellesCalls } from '../mutuelles.calls.ts'
import { addressOfMutuelles } from '../mutuelles-place.model.ts'
import { MutuelleChip } from './mutuelle-chip.tsx'

/** The health cover of everybody: what holds, what waits to be signed, what is bound to no contract. */
export function MutuellesPage() {
  const t = useT()
  const list = useList(mutuellesCalls.getMutuelles, { module: 'rh.mutuelles' })
  const answer = usePages(mutuellesCalls.getMutuelles, list.query)
  const columns = useColumns()
  const { companies, organisms } = useNames()
  const { state, binding, companyId, organismId } = list.narrowing
  const filters = useShownFilters(list, {
    state: state && t(`rh.mutuelle.state.${state}`),
    binding: binding && t(`rh.mutuelle.binding.${binding}`),
    company: companyId && nameAmong(companies, companyId),
    organism: organismId && nameAmong(organisms, organismId),
  })
  return (
    <Page
      title={t('rh.mutuelle.covers')}
      actions={<ExportButton name={t('rh.mutuelle.covers')} columns={columns} answer={answer} />}
    >
      <DataTable
        label={t('rh.mutuelle.covers')}
        list={list}
        answer={answer}
        columns={columns}
        rowId={row => row.id}
        rowName={row => `${row.name} ${row.firstname}`}
        rowPath={row => addressOfMutuelles(row.employeeId)}
        searchBy={t('rh.mutuelle.search')}
        filters={filters}
        filterPanel={<Filters list={list} />}
        empty={{ title: t('rh.mutuelle.list-none'), text: t('rh.mutuelle.list-none-text') }}
      />
    </Page>
  )
}

function useColumns(): Column<MutuelleRow>[] {
  const t = useT()
  const { date } = useFormat()
  const what = ({ subscribed, exemptionReason }: MutuelleRow) =>
    subscribed || !exemptionReason ? t('rh.mutuelle.adhesion') : t(`rh.mutuelle.reason.${exemptionReason}`)
  return [
    { key: 'name', label: t('rh.field.employee'), text: row => `${row.name} ${row.firstname}` },
    { key: 'company', label: t('field.company'), text: row => row.company, hiddenBelow: 'lg', onPhone: 'hidden' },
    { key: 'what', label: t('rh.mutuelle.cover'), text: what, hiddenBelow: 'md' },
    {
      key: 'organism',
      label: t('rh.mutuelle.organism'),
      text: row => row.organism,
      hiddenBelow: 'lg',
      onPhone: 'hidden',
    },
    {
      key: 'startingDate',
      label: t('field.start'),
      text: row => date(row.startingDate),
      comparedBy: row => row.startingDate,
      width: 130,
    },
    {
      key: 'endingDate',
      label: t('field.end'),
      text: row => (row.endingDate ? date(row.endingDate) : ''),
      comparedBy: row => row.endingDate,
      width: 130,
      onPhone: 'hidden',
    },
    {
      key: 'contract',
      label: t('rh.field.contract'),
      text: row => row.contractNumber ?? t('rh.mutuelle.binding.unbound'),
      hiddenBelow: 'md',
      onPhone: 'hidden',
      width: 140,
    },
    {
      key: 'state',
      label: t('field.state'),
      text: row => t(`rh.mutuelle.state.${row.state}`),
      cell: row => <MutuelleChip state={row.state} />,
      onPhone: 'badge',
      width: 140,
    },
  ]
}

function useNames() {
  const companies = useCall(employeesCalls.getCompaniesForEmployees, {}, { staysOnPage: true }).data
  const organisms = useCall(insuranceOrganismsCalls.getInsuranceOrganisms, {}, { staysOnPage: true }).data
  return { companies, organisms }
}

type MutuelleList = ReturnType<typeof useList<typeof mutuellesCalls.getMutuelles.list>>

function Filters({ list }: { list: MutuelleList }) {
  const t = useT()
  const { companies = [], organisms = [] } = useNames()
  const named = (rows: readonly { id: string; name: string }[]) =>
    rows.map(({ id, name }) => ({ value: id, label: name }))
  const choices = [
    {
      name: 'state',
      label: t('field.state'),
      choices: mutuelleStates.map(value => ({ value, label: t(`rh.mutuelle.state.${value}`) })),
    },
    {
      name: 'binding',
      label: t('rh.field.contract'),
      choices: (['bound', 'unbound'] as const).map(value => ({ value, label: t(`rh.mutuelle.binding.${value}`) })),
    },
    { name: 'company', label: t('field.company'), choices: named(companies) },
    { name: 'organism', label: t('rh.mutuelle.organism'), choices: named(organisms) },
  ]
  return choices.map(choice => <ChoiceFilter key={choice.name} list={list} {...choice} />)
}
