import { useCall } from '#kernel/web/api.ts'
import { useT } from '#kernel/web/i18n.ts'
import { DataTable } from '#kernel/web/kit/data-table.tsx'
import type { Column } from '#kernel/web/kit/data-table-column.ts'
import { SectionCard } from '#kernel/web/kit/section-card.tsx'
import { useListState } from '#kernel/web/kit/use-list-state.ts'
import { wholeTable } from '#kernel/web/kit/whole-table.ts'
import { useFormat } from '#kernel/web/use-format.ts'
import type { Recall } from '../recall.model.ts'
import { traceCalls } from '../trace.calls.ts'
import { RecallChip } from './recall-chip.tsx'

/** Exercises and recalls, newest first. */
export function RecallList({ onOpen }: { onOpen: (id: string) => void }) {
  const t = useT()
  const { number, weight, moment } = useFormat()
  const list = useListState({ module: 'trace.recalls', usualSize: 10 })
  const answer = useCall(traceCalls.getRecalls, {}, { staysOnPage: true })
  const columns: Column<Recall>[] = [
    { key: 'number', label: t('field.number'), text: recall => recall.number },
    { key: 'origin', label: t('trace.recall.origin'), text: ({ origin }) => origin },
    { key: 'reason', label: t('field.reason'), text: ({ reason }) => reason, hiddenBelow: 'md' },
    {
      key: 'startedAt',
      label: t('field.when'),
      text: ({ startedAt }) => moment(startedAt),
      comparedBy: ({ startedAt }) => startedAt,
    },
    {
      key: 'pallets',
      label: t('trace.pallets-title'),
      text: ({ pallets }) => number(pallets),
      comparedBy: ({ pallets }) => pallets,
      align: 'end',
    },
    {
      key: 'customers',
      label: t('trace.customers'),
      text: ({ customers }) => number(customers),
      comparedBy: ({ customers }) => customers,
      align: 'end',
      hiddenBelow: 'md',
    },
    {
      key: 'shippedKg',
      label: t('trade.weight'),
      text: ({ shippedKg }) => weight(shippedKg),
      comparedBy: ({ shippedKg }) => shippedKg,
      align: 'end',
      hiddenBelow: 'lg',
    },
    {
      key: 'state',
      label: t('field.state'),
      text: ({ state }) => t(`trace.recall.state.${state}`),
      cell: ({ state }) => <RecallChip state={state} />,
      onPhone: 'badge',
    },
  ]
  return (
    <SectionCard title={t('trace.recalls')}>
      <DataTable
        label={t('trace.recalls')}
        {...wholeTable({
          list,
          answer,
          columns,
          textOf: recall => `${recall.number} ${recall.origin} ${recall.reason}`,
        })}
        rowId={({ id }) => id}
        rowName={recall => recall.number}
        rowActions={({ id }) => [{ label: t('verb.open'), onSelect: () => onOpen(id) }]}
        exportName={t('trace.recalls')}
        empty={{ title: t('trace.recall.none'), text: t('trace.recall.none-text') }}
      />
    </SectionCard>
  )
}
