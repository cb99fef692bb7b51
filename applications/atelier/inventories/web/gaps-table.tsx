import { useState } from 'react'
import { useAlert } from '#kernel/web/alerts.ts'
import { useSend } from '#kernel/web/api.ts'
import { useT } from '#kernel/web/i18n.ts'
import { Chip } from '#kernel/web/kit/chip.tsx'
import { DataTable } from '#kernel/web/kit/data-table.tsx'
import type { Column } from '#kernel/web/kit/data-table-column.ts'
import { useListState } from '#kernel/web/kit/use-list-state.ts'
import { wholeTable } from '#kernel/web/kit/whole-table.ts'
import { useFormat } from '#kernel/web/use-format.ts'
import { addressOfLot } from '../../lots/lots-place.model.ts'
import { inventoriesCalls } from '../inventories.calls.ts'
import type { Inventory, InventoryLine } from '../inventory.model.ts'
import { ExplainDialog } from './explain-dialog.tsx'

/** What was counted beside what was expected, the widest gaps first; who manages has them counted again or explains them. */
export function GapsTable({ inventory }: { inventory: Inventory }) {
  const t = useT()
  const alert = useAlert()
  const list = useListState({ module: 'atelier.inventory.gaps', usualSize: 25 })
  const columns = useColumns()
  const recount = useSend(inventoriesCalls.askRecount, { staysOnPage: true })
  const [explained, setExplained] = useState<readonly InventoryLine[] | null>(null)
  const answer = {
    data: inventory.lines.toSorted((one, other) => Math.abs(other.gapKg ?? 0) - Math.abs(one.gapKg ?? 0)),
    error: null,
    isFetching: false,
    refetch: () => undefined,
  }
  const askAgain = async (lines: readonly InventoryLine[], done: () => void) => {
    await recount.send({ id: inventory.id, lineIds: lines.map(({ id }) => id) })
    alert.success(t('atelier.inventory.to-recount'))
    done()
  }
  return (
    <>
      <DataTable
        label={t('atelier.inventory.tab.review')}
        {...wholeTable({
          list,
          answer,
          columns,
          textOf: ({ lot, article, location }) => `${lot} ${article} ${location}`,
        })}
        rowId={({ id }) => id}
        rowName={({ lot }) => lot}
        rowPath={({ lotId }) => addressOfLot({ id: lotId, kind: 'harvest' })}
        searchBy={t('atelier.inventory.search')}
        {...(inventory.can.manage && {
          bulkActions: [
            { label: t('atelier.inventory.explain'), onSelect: (lines: InventoryLine[]) => setExplained(lines) },
            {
              label: t('atelier.inventory.ask-recount'),
              onSelect: (lines: InventoryLine[], done: () => void) => void askAgain(lines, done),
            },
          ],
          rowActions: (line: InventoryLine) => [
            { label: t('atelier.inventory.explain'), onSelect: () => setExplained([line]) },
          ],
        })}
        exportName={inventory.number}
        empty={{ title: t('atelier.inventory.no-line') }}
      />
      {explained && <ExplainDialog inventory={inventory} lines={explained} onClose={() => setExplained(null)} />}
    </>
  )
}

function useColumns(): Column<InventoryLine>[] {
  const t = useT()
  const { weight, moment } = useFormat()
  const inKg = (kg: number | null) => (kg === null ? null : weight(kg))
  return [
    { key: 'lot', label: t('atelier.lot'), text: ({ lot }) => lot, width: 170 },
    { key: 'article', label: t('trade.article'), text: ({ article }) => article, hiddenBelow: 'md' },
    { key: 'location', label: t('atelier.lot.place'), text: ({ location }) => location, width: 170 },
    {
      key: 'expected',
      label: t('atelier.inventory.expected'),
      text: ({ expectedKg }) => inKg(expectedKg),
      comparedBy: ({ expectedKg }) => expectedKg ?? 0,
      align: 'end',
      width: 130,
      hiddenBelow: 'md',
    },
    {
      key: 'counted',
      label: t('atelier.inventory.counted-weight'),
      text: ({ countedKg }) => inKg(countedKg) ?? t('atelier.inventory.not-counted'),
      comparedBy: ({ countedKg }) => countedKg ?? -1,
      align: 'end',
      width: 130,
    },
    {
      key: 'gap',
      label: t('atelier.inventory.gap'),
      text: ({ gapKg }) => inKg(gapKg),
      comparedBy: ({ gapKg }) => gapKg ?? 0,
      cell: line => <Gap line={line} />,
      align: 'end',
      width: 190,
    },
    {
      key: 'reason',
      label: t('field.reason'),
      text: ({ reasonCode, reason }) =>
        [reasonCode && t(`atelier.inventory.reason.${reasonCode}`), reason].filter(Boolean).join(' : ') || null,
    },
    {
      key: 'counter',
      label: t('atelier.inventory.counter'),
      text: ({ counter, countedAt }) => [counter, countedAt && moment(countedAt)].filter(Boolean).join(', ') || null,
      hiddenBelow: 'lg',
      onPhone: 'hidden',
    },
  ]
}

function Gap({ line: { gapKg, wantsRecount, hasMoved } }: { line: InventoryLine }) {
  const t = useT()
  const { weight } = useFormat()
  return (
    <>
      {gapKg === null ? null : weight(gapKg)}{' '}
      {wantsRecount && <Chip label={t('atelier.inventory.again')} tone="warning" />}
      {hasMoved && (
        <span title={t('atelier.inventory.has-moved')}>
          <Chip label={t('atelier.inventory.moved')} tone="info" />
        </span>
      )}
    </>
  )
}
