import Add from '~icons/ic/baseline-add'
import Button from '@mui/material/Button'
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
import { addressOfInventory, inventoriesElement } from '../inventories-place.model.ts'
import { inventoriesCalls } from '../inventories.calls.ts'
import type { InventoryRow } from '../inventory.model.ts'
import { OpeningDialog } from './opening-dialog.tsx'
import { StateChip } from './state-chip.tsx'

const tabs = ['open', 'validated', 'cancelled'] as const

/** Counts of the stock: those under way first. */
export function InventoriesPage() {
  const t = useT()
  const navigate = useNavigate()
  const level = useLevel(inventoriesElement)
  const list = useList(inventoriesCalls.getInventories, { module: 'atelier.inventories', usualTab: 'open' })
  const answer = usePages(inventoriesCalls.getInventories, list.query)
  const { data: choices } = useCall(inventoriesCalls.getInventoryChoices, {}, { staysOnPage: true })
  const columns = useColumns()
  const [isOpening, setIsOpening] = useState(false)
  return (
    <Page
      title={t('atelier.inventories.title')}
      actions={
        <>
          <ExportButton name={t('atelier.inventories.title')} columns={columns} answer={answer} />
          {level >= 3 && (
            <Button variant="contained" startIcon={<Add />} onClick={() => setIsOpening(true)}>
              {t('atelier.inventories.new')}
            </Button>
          )}
        </>
      }
    >
      <DataTable
        label={t('atelier.inventories.title')}
        list={list}
        answer={answer}
        columns={columns}
        rowId={({ id }) => id}
        rowName={({ number }) => number}
        rowPath={({ id }) => addressOfInventory(id)}
        tabs={tabs.map(value => ({ value, label: t(`atelier.inventories.tab.${value}`) }))}
        empty={{ title: t('atelier.inventories.none'), text: t('atelier.inventories.none-text') }}
      />
      {isOpening && choices && (
        <OpeningDialog
          choices={choices}
          onClose={made => {
            setIsOpening(false)
            if (made) void navigate(addressOfInventory(made.id))
          }}
        />
      )}
    </Page>
  )
}

function useColumns(): Column<InventoryRow>[] {
  const t = useT()
  const { moment, weight } = useFormat()
  return [
    { key: 'number', label: t('field.number'), text: ({ number }) => number, width: 130 },
    { key: 'at', label: t('atelier.inventory.opened'), text: ({ openedAt }) => moment(openedAt), width: 180 },
    {
      key: 'state',
      label: t('field.state'),
      text: ({ state }) => t(`atelier.inventory.state.${state}`),
      cell: ({ state }) => <StateChip state={state} />,
      width: 150,
    },
    { key: 'places', label: t('atelier.inventory.places'), text: ({ places }) => places },
    { key: 'workshop', label: t('atelier.workshop'), text: ({ workshop }) => workshop, hiddenBelow: 'md', width: 180 },
    {
      key: 'progress',
      label: t('atelier.inventory.progress'),
      text: ({ counted, lines }) => t('atelier.inventory.counted', { counted, lines }),
      width: 170,
    },
    {
      key: 'postedKg',
      label: t('atelier.inventory.posted'),
      text: ({ postedKg }) => (postedKg === null ? null : weight(postedKg)),
      align: 'end',
      width: 170,
      hiddenBelow: 'lg',
      onPhone: 'hidden',
    },
  ]
}
