import type { AnswerOf } from '#kernel/shared/call.ts'
import { useT } from '#kernel/web/i18n.ts'
import { DataTable } from '#kernel/web/kit/data-table.tsx'
import type { Column } from '#kernel/web/kit/data-table-column.ts'
import { useListState } from '#kernel/web/kit/use-list-state.ts'
import { wholeTable } from '#kernel/web/kit/whole-table.ts'
import { useFormat } from '#kernel/web/use-format.ts'
import type { pointsCalls } from '../points.calls.ts'

type LoadCurves = AnswerOf<typeof pointsCalls.getLoadCurves>
type Row = LoadCurves['meters'][number]

/** What each meter measured over the period; a total that lacks points says how many it has. */
export function TotalsTable({ curves, former }: { curves: LoadCurves; former: LoadCurves | undefined }) {
  const t = useT()
  const { number } = useFormat()
  const list = useListState({ module: 'energie.data' })
  const kwh = (value: number) => `${number(value, { maximumFractionDigits: 0 })}\u00a0kWh`
  const told = ({ totals }: Row) =>
    totals.missing === 0
      ? t('energie.points.complete')
      : t('energie.points.incomplete', { known: number(totals.known), expected: number(totals.expected) })
  const columns: Column<Row>[] = [
    { key: 'name', label: t('energie.points.meter'), text: ({ name }) => name },
    { key: 'kwh', label: t('energie.points.total'), text: ({ totals }) => kwh(totals.kwh), align: 'end' },
    { key: 'state', label: t('field.state'), text: told },
    {
      key: 'estimated',
      label: t('energie.points.estimated-pct'),
      text: ({ totals }) => `${number(totals.estimatedPct, { maximumFractionDigits: 1 })}\u00a0%`,
      align: 'end',
    },
    {
      key: 'peak',
      label: t('energie.points.peak'),
      text: ({ totals: { peakKw } }) =>
        peakKw === null ? null : `${number(peakKw, { maximumFractionDigits: 1 })}\u00a0kW`,
      align: 'end',
    },
    ...(former
      ? [
          {
            key: 'former',
            label: t('energie.points.year-before'),
            text: (row: Row) => {
              const same = former.meters.find(({ meterId }) => meterId === row.meterId)
              return same && same.totals.known > 0 ? `${kwh(same.totals.kwh)} · ${told(same)}` : null
            },
          },
        ]
      : []),
  ]
  return (
    <DataTable
      label={t('energie.points.total')}
      {...wholeTable({ list, answer: tableOf(curves.meters), columns, textOf: ({ name }) => name })}
      rowId={row => row.meterId}
      rowName={row => row.name}
      empty={{ title: t('energie.points.none'), text: t('energie.points.none-text') }}
    />
  )
}

const tableOf = (data: readonly Row[]) => ({
  data: [...data],
  error: null,
  isFetching: false,
  refetch: () => undefined,
})
