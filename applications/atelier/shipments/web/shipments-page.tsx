import Add from '~icons/ic/baseline-add'
import Settings from '~icons/ic/outline-settings'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useCall, usePages } from '#kernel/web/api.ts'
import { useT } from '#kernel/web/i18n.ts'
import { DataTable } from '#kernel/web/kit/data-table.tsx'
import type { Column } from '#kernel/web/kit/data-table-column.ts'
import { ExportButton } from '#kernel/web/kit/export-button.tsx'
import { Page } from '#kernel/web/kit/page.tsx'
import { useList } from '#kernel/web/kit/use-list.ts'
import { useFormat } from '#kernel/web/use-format.ts'
import { useLevel } from '#platform/rights/rights.web.ts'
import { addressOfShipment, shippingElement } from '../shipments-place.model.ts'
import { shipmentsCalls } from '../shipments.calls.ts'
import type { ShipmentRow } from '../shipment.model.ts'
import { PrefixDialog } from './prefix-dialog.tsx'
import { ShipmentDialog } from './shipment-dialog.tsx'
import { StateChip } from './state-chip.tsx'

const tabs = ['open', 'shipped', 'cancelled'] as const

/** Trucks: those that are to leave first, by their hour. */
export function ShipmentsPage() {
  const t = useT()
  const navigate = useNavigate()
  const level = useLevel(shippingElement)
  const list = useList(shipmentsCalls.getShipments, { module: 'atelier.shipments', usualTab: 'open' })
  const answer = usePages(shipmentsCalls.getShipments, list.query)
  const { data: choices } = useCall(shipmentsCalls.getShipmentChoices, {}, { staysOnPage: true })
  const columns = useColumns(list.tab !== 'open')
  const [task, setTask] = useState<'new' | 'prefix' | null>(null)
  return (
    <Page
      title={t('atelier.shipments.title')}
      actions={
        <>
          {choices?.workshops.some(({ canSet }) => canSet) && (
            <IconButton aria-label={t('atelier.shipment.prefix')} onClick={() => setTask('prefix')}>
              <Settings />
            </IconButton>
          )}
          <ExportButton name={t('atelier.shipments.title')} columns={columns} answer={answer} />
          {level >= 2 && (
            <Button variant="contained" startIcon={<Add />} onClick={() => setTask('new')}>
              {t('atelier.shipments.new')}
            </Button>
          )}
        </>
      }
    >
      <DataTable
        label={t('atelier.shipments.title')}
        list={list}
        answer={answer}
        columns={columns}
        rowId={({ id }) => id}
        rowName={({ number, customer }) => number ?? customer}
        rowPath={addressOfShipment}
        tabs={tabs.map(value => ({ value, label: t(`atelier.shipments.tab.${value}`) }))}
        searchBy={t('atelier.shipments.search')}
        empty={{ title: t('atelier.shipments.none'), text: t('atelier.shipments.none-text') }}
      />
      {task === 'new' && choices && (
        <ShipmentDialog
          choices={choices}
          shipment={null}
          onClose={made => {
            setTask(null)
            if (made) void navigate(addressOfShipment(made))
          }}
        />
      )}
      {task === 'prefix' && choices && <PrefixDialog choices={choices} onClose={() => setTask(null)} />}
    </Page>
  )
}

/** What has not left has no number. */
function useColumns(hasNumbers: boolean): Column<ShipmentRow>[] {
  const t = useT()
  const { moment, weight } = useFormat()
  return [
    { key: 'customer', label: t('atelier.shipment.customer'), text: ({ customer }) => customer, width: 220 },
    { key: 'at', label: t('atelier.shipment.planned'), text: ({ plannedAt }) => moment(plannedAt), width: 190 },
    {
      key: 'state',
      label: t('field.state'),
      text: ({ state }) => t(`atelier.shipment.state.${state}`),
      cell: ({ state, isLate }) => <StateChip state={state} isLate={isLate} />,
      width: 225,
    },
    ...(hasNumbers
      ? [{ key: 'number', label: t('field.number'), text: ({ number }: ShipmentRow) => number, width: 130 }]
      : []),
    {
      key: 'carrier',
      label: t('atelier.shipment.carrier'),
      text: ({ carrier, plate }) => [carrier, plate].filter(Boolean).join(' · ') || null,
      hiddenBelow: 'md',
      onPhone: 'hidden',
    },
    { key: 'dock', label: t('atelier.shipment.dock'), text: ({ dock }) => dock, width: 90, hiddenBelow: 'lg' },
    {
      key: 'cases',
      label: t('atelier.shipment.cases'),
      text: ({ pickedCases: picked, cases }) => t('atelier.shipment.picked', { picked, cases }),
      width: 130,
    },
    { key: 'kg', label: t('trade.weight'), text: ({ kg }) => weight(kg), align: 'end', width: 130, hiddenBelow: 'md' },
  ]
}
