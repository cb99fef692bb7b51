import { useState } from 'react'
import { useCall } from '#kernel/web/api.ts'
import { useT } from '#kernel/web/i18n.ts'
import { DataTable } from '#kernel/web/kit/data-table.tsx'
import type { Column } from '#kernel/web/kit/data-table-column.ts'
import { Page } from '#kernel/web/kit/page.tsx'
import { useListState } from '#kernel/web/kit/use-list-state.ts'
import { wholeTable } from '#kernel/web/kit/whole-table.ts'
import type { Attribution } from '../plant-round.model.ts'
import { samplesCalls } from '../samples.calls.ts'
import { AttributionDialog } from './attribution-dialog.tsx'

/** Crops that stand, who measures them and on which plants. */
export function AttributionsPage() {
  const t = useT()
  const { data, ...answer } = useCall(samplesCalls.getAttributions, {})
  const list = useListState({ module: 'culture.attributions', usualSize: 25 })
  const [inHand, setInHand] = useState<Attribution | null>(null)
  const columns = useColumns()
  return (
    <Page title={t('culture.rounds.attribution-title')} context={t('culture.rounds.attribution-context')}>
      <DataTable
        label={t('culture.rounds.attribution-title')}
        {...wholeTable({
          list,
          answer: { ...answer, data: data?.crops },
          columns,
          textOf: ({ code, variety, place, observer }) => `${code} ${variety} ${place} ${observer ?? ''}`,
        })}
        rowId={({ plantingId }) => plantingId}
        rowName={({ code }) => code}
        rowActions={crop =>
          crop.can.plan ? [{ label: t('culture.rounds.attribute'), onSelect: () => setInHand(crop) }] : []
        }
        searchBy={t('culture.plantings.search')}
        exportName={t('culture.rounds.attribution-title')}
        empty={{ title: t('culture.rounds.no-attribution'), text: t('culture.rounds.no-attribution-text') }}
      />
      {inHand && data && (
        <AttributionDialog
          crop={inHand}
          observers={data.observers}
          plantsARound={data.plantsARound}
          onClose={() => setInHand(null)}
        />
      )}
    </Page>
  )
}

function useColumns(): Column<Attribution>[] {
  const t = useT()
  return [
    { key: 'code', label: t('field.code'), text: ({ code }) => code, width: 90 },
    { key: 'variety', label: t('culture.yields.variety'), text: ({ variety }) => variety, width: 150 },
    { key: 'place', label: t('culture.plantings.place'), text: ({ place }) => place, hiddenBelow: 'lg' },
    {
      key: 'observer',
      label: t('culture.rounds.observer'),
      text: ({ observer }) => observer ?? t('culture.rounds.nobody'),
      width: 200,
    },
    {
      key: 'plants',
      label: t('culture.rounds.plants'),
      text: ({ plants }) => plants.map(({ tag }) => tag).join(', ') || null,
      cell: ({ plants }) => (plants.length === 0 ? '—' : plants.length),
      comparedBy: ({ plants }) => plants.length,
      align: 'end',
      width: 170,
    },
  ]
}
