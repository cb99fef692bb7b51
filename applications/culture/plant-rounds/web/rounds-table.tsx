import { useT } from '#kernel/web/i18n.ts'
import { DataTable } from '#kernel/web/kit/data-table.tsx'
import type { Column } from '#kernel/web/kit/data-table-column.ts'
import { useListState } from '#kernel/web/kit/use-list-state.ts'
import { wholeTable } from '#kernel/web/kit/whole-table.ts'
import { useFormat } from '#kernel/web/use-format.ts'
import { type MeanOfRound, unitOf } from '../measure.model.ts'
import type { NotationSeries } from '../plant-round.model.ts'

type Row = { day: string; means: readonly (MeanOfRound | null)[] }

/** The figures behind, the last round first. */
export function RoundsTable({ told }: { told: NotationSeries }) {
  const t = useT()
  const list = useListState({ module: 'culture.notations', usualSize: 25 })
  const rows = told.days.map((day, at): Row => ({ day, means: told.series.map(({ means }) => means[at] ?? null) }))
  const columns = useColumns(told)
  return (
    <DataTable
      label={t('culture.rounds.history-title')}
      {...wholeTable({
        list,
        answer: { data: rows.toReversed(), error: null, isFetching: false, refetch: () => undefined },
        columns,
        textOf: ({ day }) => day,
      })}
      rowId={({ day }) => day}
      rowName={({ day }) => day}
      exportName={`${t('culture.rounds.history-title')} ${t(`culture.rounds.measure.${told.measure}`)}`}
      empty={{ title: t('culture.rounds.no-curve') }}
    />
  )
}

function useColumns({ series, measure }: NotationSeries): Column<Row>[] {
  const t = useT()
  const { date, difference, number } = useFormat()
  const unit = unitOf[measure] === '' ? '' : ` (${unitOf[measure]})`
  const named = (what: string, name: string) => (series.length > 1 ? `${name} · ${what}` : what)
  return [
    {
      key: 'day',
      label: t('culture.rounds.due-on'),
      text: ({ day }) => date(day),
      comparedBy: ({ day }) => day,
      width: 160,
    },
    ...series.flatMap(({ name, plantingId }, place): Column<Row>[] => [
      {
        key: `mean ${plantingId}`,
        label: named(`${t('culture.rounds.mean')}${unit}`, name),
        text: ({ means }) => number(means[place]?.mean ?? null, { maximumFractionDigits: 2 }),
        comparedBy: ({ means }) => means[place]?.mean ?? -1,
        align: 'end',
      },
      {
        key: `difference ${plantingId}`,
        label: named(t('culture.rounds.difference'), name),
        text: ({ means }) => difference(means[place]?.difference ?? null, { maximumFractionDigits: 2 }),
        comparedBy: ({ means }) => means[place]?.difference ?? -1,
        align: 'end',
      },
      {
        key: `plants ${plantingId}`,
        label: named(t('culture.rounds.present-plants'), name),
        text: ({ means }) => means[place]?.plants ?? null,
        comparedBy: ({ means }) => means[place]?.plants ?? 0,
        align: 'end',
        hiddenBelow: 'md',
      },
    ]),
  ]
}
