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
import { addressOfDelivery, deliveriesElement } from '../deliveries-place.model.ts'
import { deliveriesCalls } from '../deliveries.calls.ts'
import type { DeliveryRow } from '../delivery.model.ts'
import { DeliveryDialog } from './delivery-dialog.tsx'
import { GradedCropsDialog } from './graded-crops-dialog.tsx'
import { StateChip } from './state-chip.tsx'

const tabs = ['open', 'expected', 'closed', 'refused'] as const

/** What is expected, what stands at the dock, what came in. */
export function DeliveriesPage() {
  const t = useT()
  const navigate = useNavigate()
  const level = useLevel(deliveriesElement)
  const list = useList(deliveriesCalls.getDeliveries, { module: 'atelier.deliveries', usualTab: 'open' })
  const answer = usePages(deliveriesCalls.getDeliveries, list.query)
  const { data: choices } = useCall(deliveriesCalls.getDeliveryChoices, {}, { staysOnPage: true })
  const columns = useColumns()
  const [task, setTask] = useState<'new' | 'graded' | null>(null)
  return (
    <Page
      title={t('atelier.deliveries.title')}
      actions={
        <>
          {level >= 3 && (
            <IconButton aria-label={t('atelier.deliveries.graded-crops')} onClick={() => setTask('graded')}>
              <Settings />
            </IconButton>
          )}
          <ExportButton name={t('atelier.deliveries.title')} columns={columns} answer={answer} />
          {level >= 2 && (
            <Button variant="contained" startIcon={<Add />} onClick={() => setTask('new')}>
              {t('atelier.deliveries.new')}
            </Button>
          )}
        </>
      }
    >
      <DataTable
        label={t('atelier.deliveries.title')}
        list={list}
        answer={answer}
        columns={columns}
        rowId={({ id }) => id}
        rowName={({ number }) => number}
        rowPath={({ id }) => addressOfDelivery(id)}
        tabs={tabs.map(value => ({ value, label: t(`atelier.deliveries.tab.${value}`) }))}
        searchBy={t('atelier.deliveries.search')}
        empty={{ title: t('atelier.deliveries.none'), text: t('atelier.deliveries.none-text') }}
      />
      {task === 'new' && choices && (
        <DeliveryDialog
          choices={choices}
          delivery={null}
          onClose={made => {
            setTask(null)
            if (made) void navigate(addressOfDelivery(made.id))
          }}
        />
      )}
      {task === 'graded' && choices && <GradedCropsDialog choices={choices} onClose={() => setTask(null)} />}
    </Page>
  )
}

function useColumns(): Column<DeliveryRow>[] {
  const t = useT()
  const { moment, weight } = useFormat()
  return [
    { key: 'number', label: t('field.number'), text: ({ number }) => number, width: 140 },
    {
      key: 'at',
      label: t('atelier.delivery.when'),
      text: ({ arrivedAt, expectedAt }) => {
        const at = arrivedAt ?? expectedAt
        return at && moment(at)
      },
      width: 180,
    },
    {
      key: 'state',
      label: t('field.state'),
      text: ({ state }) => t(`atelier.delivery.state.${state}`),
      cell: ({ state, isLate }) => <StateChip state={state} isLate={isLate} />,
      width: 130,
    },
    { key: 'origin', label: t('atelier.delivery.origin'), text: ({ origin }) => origin },
    { key: 'goods', label: t('trade.articles'), text: ({ goods }) => goods, hiddenBelow: 'md' },
    {
      key: 'carrier',
      label: t('atelier.delivery.carrier'),
      text: ({ carrier, plate }) => [carrier, plate].filter(Boolean).join(' · ') || null,
      hiddenBelow: 'lg',
      onPhone: 'hidden',
    },
    {
      key: 'expectedKg',
      label: t('atelier.delivery.expected-weight'),
      text: ({ expectedKg }) => expectedKg && weight(expectedKg),
      align: 'end',
      width: 150,
      hiddenBelow: 'lg',
      onPhone: 'hidden',
    },
    { key: 'net', label: t('atelier.weighing.net'), text: ({ netKg }) => weight(netKg), align: 'end', width: 150 },
  ]
}
