import Add from '~icons/ic/baseline-add'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { Link } from 'react-router'
import { useCall, usePages } from '#kernel/web/api.ts'
import { useT } from '#kernel/web/i18n.ts'
import { ChoiceFilter } from '#kernel/web/kit/choice-filter.tsx'
import type { Column } from '#kernel/web/kit/data-table-column.ts'
import { DataTable } from '#kernel/web/kit/data-table.tsx'
import { ExportButton } from '#kernel/web/kit/export-button.tsx'
import { Page } from '#kernel/web/kit/page.tsx'
import { useList } from '#kernel/web/kit/use-list.ts'
import { useShownFilters } from '#kernel/web/kit/use-shown-filters.ts'
import { useFormat } from '#kernel/web/use-format.ts'
import { useLevel } from '#platform/rights/rights.web.ts'
import { pricesField } from '#energie/energie-place.model.ts'
import { type EnergyInvoiceRow, statesOfInvoice } from '../energy-invoice.model.ts'
import { energyInvoicesCalls } from '../energy-invoices.calls.ts'
import { addressOfEnergyInvoice, energyInvoicesElement, newEnergyInvoicePath } from '../energy-invoices-place.model.ts'
import { AwaitedCard } from './awaited-card.tsx'
import { StateChip } from './state-chip.tsx'

const tabs = ['all', ...statesOfInvoice] as const
/** Where somebody is still to do something. */
const open = ['entered', 'gap', 'disputed', 'credited', 'conform']

/** The invoices by state with what they ask for, and those that are awaited. */
export function InvoicesPage() {
  const t = useT()
  const { money } = useFormat()
  const writes = useLevel(energyInvoicesElement) >= 2
  const prices = useLevel(pricesField) >= 1
  const list = useList(energyInvoicesCalls.getEnergyInvoices, { module: 'energie.energy-invoices', usualTab: 'all' })
  const answer = usePages(energyInvoicesCalls.getEnergyInvoices, list.query)
  const { data: totals = [] } = useCall(energyInvoicesCalls.getEnergyInvoiceTotals, {}, { staysOnPage: true })
  const { data: choices } = useCall(energyInvoicesCalls.getEnergyInvoiceChoices, {}, { staysOnPage: true })
  const columns = useInvoiceColumns(prices)
  const contracts = (choices?.contracts ?? []).map(({ id, name }) => ({ value: id, label: name }))
  const filters = useShownFilters(list, {
    contractId: contracts.find(({ value }) => value === list.filters.contractId)?.label,
  })
  const told = totals.filter(({ state }) => open.includes(state))
  return (
    <Page
      title={t('energie.energy-invoices.title')}
      context={told
        .map(({ state, exclCents }) =>
          [t(`energie.energy-invoices.state.${state}`), exclCents !== undefined && money(exclCents)]
            .filter(Boolean)
            .join(' '),
        )
        .join(' · ')}
      actions={
        <>
          <ExportButton name={t('energie.energy-invoices.title')} columns={columns} answer={answer} />
          {writes && prices && (
            <Button variant="contained" startIcon={<Add />} component={Link} to={newEnergyInvoicePath}>
              {t('energie.energy-invoices.new')}
            </Button>
          )}
        </>
      }
    >
      <Box sx={{ display: 'grid', gap: 2 }}>
        <AwaitedCard mayEnter={writes && prices} />
        <DataTable
          label={t('energie.energy-invoices.title')}
          list={list}
          answer={answer}
          columns={columns}
          rowId={({ id }) => id}
          rowName={({ number }) => number}
          rowPath={({ id }) => addressOfEnergyInvoice(id)}
          tabs={tabs.map(value => {
            const count = totals.find(({ state }) => state === value)?.count
            return {
              value,
              label: t(value === 'all' ? 'energie.energy-invoices.all' : `energie.energy-invoices.state.${value}`),
              ...(count !== undefined && { count }),
            }
          })}
          searchBy={t('energie.energy-invoices.search')}
          filters={filters}
          filterPanel={
            <ChoiceFilter
              list={list}
              name="contractId"
              label={t('energie.invoice-types.contract')}
              choices={contracts}
            />
          }
          empty={{ title: t('energie.energy-invoices.none'), text: t('energie.energy-invoices.none-text') }}
        />
      </Box>
    </Page>
  )
}

function useInvoiceColumns(hasPrices: boolean): Column<EnergyInvoiceRow>[] {
  const t = useT()
  const { date, money } = useFormat()
  const amounts: Column<EnergyInvoiceRow>[] = [
    {
      key: 'exclCents',
      label: t('energie.invoice-types.total.excl'),
      text: ({ exclCents }) => (exclCents === undefined ? null : money(exclCents)),
      align: 'end',
      width: 140,
    },
    {
      key: 'gapCents',
      label: t('energie.energy-invoices.gap'),
      text: ({ gapCents = null }) => (gapCents === null ? null : money(gapCents)),
      align: 'end',
      width: 120,
    },
  ]
  return [
    { key: 'number', label: t('field.number'), text: ({ number }) => number, width: 150 },
    {
      key: 'state',
      label: t('field.state'),
      text: ({ state }) => t(`energie.energy-invoices.state.${state}`),
      cell: ({ state }) => <StateChip state={state} />,
      width: 120,
      onPhone: 'badge',
    },
    { key: 'contract', label: t('energie.invoice-types.contract'), text: ({ contract }) => contract },
    {
      key: 'fromOn',
      label: t('energie.energy-invoices.period'),
      text: ({ fromOn, toOn }) => `${date(fromOn)} – ${date(toOn)}`,
      width: 200,
    },
    {
      key: 'issuedOn',
      label: t('energie.energy-invoices.issued'),
      text: ({ issuedOn }) => date(issuedOn),
      width: 120,
      hiddenBelow: 'lg',
      onPhone: 'hidden',
    },
    ...(hasPrices ? amounts : []),
  ]
}
