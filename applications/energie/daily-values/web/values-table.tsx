import { useState } from 'react'
import type { AnswerOf } from '#kernel/shared/call.ts'
import { useT } from '#kernel/web/i18n.ts'
import { DataTable } from '#kernel/web/kit/data-table.tsx'
import type { Column } from '#kernel/web/kit/data-table-column.ts'
import { useListState } from '#kernel/web/kit/use-list-state.ts'
import { wholeTable } from '#kernel/web/kit/whole-table.ts'
import { useFormat } from '#kernel/web/use-format.ts'
import type { dailyValuesCalls } from '../daily-values.calls.ts'
import type { PageOfValues } from '../values-page.model.ts'
import { CorrectionDialog } from './correction-dialog.tsx'
import { useWrittenValue } from './use-written-value.ts'

type All = AnswerOf<typeof dailyValuesCalls.getDailyValues>
export type ValueRow = All[number]['rows'][number] & { series: string; unit: string }

type Props = {
  page: PageOfValues
  answer: { data: All | undefined; error: Error | null; isFetching: boolean; refetch: () => unknown }
  mayCorrect: boolean
}

/** The newest first; a value that took the place of another says why. */
export function ValuesTable({ page, answer, mayCorrect }: Props) {
  const t = useT()
  const { date } = useFormat()
  const written = useWrittenValue()
  const list = useListState({ module: `energie.values.${page}`, usualSize: 25 })
  const [corrected, setCorrected] = useState<ValueRow | null>(null)
  const rows = answer.data
    ?.flatMap(({ series, unit, rows: own }) => own.map(row => ({ ...row, series, unit })))
    .toSorted((one, other) => other.day.localeCompare(one.day))
  const name = ({ series, day }: ValueRow) => `${t(`energie.values.series.${series}`)}, ${date(day)}`
  const columns: Column<ValueRow>[] = [
    { key: 'day', label: t('field.day'), text: ({ day }) => date(day), comparedBy: ({ day }) => day },
    {
      key: 'series',
      label: t('energie.values.series'),
      text: ({ series }) => t(`energie.values.series.${series}`),
    },
    {
      key: 'value',
      label: t('field.value'),
      text: ({ value, unit }) => written(value, unit),
      comparedBy: ({ value }) => value,
      align: 'end',
    },
    {
      key: 'origin',
      label: t('field.source'),
      text: ({ origin }) => t(`energie.values.origin.${origin}`),
      hiddenBelow: 'md',
    },
    { key: 'reason', label: t('field.reason'), text: ({ reason }) => reason, hiddenBelow: 'md' },
  ]
  return (
    <>
      <DataTable
        label={t(`energie.values.page.${page}`)}
        {...wholeTable({ list, answer: { ...answer, data: rows }, columns, textOf: name })}
        rowId={({ series, day }) => `${series} ${day}`}
        rowName={name}
        {...(mayCorrect && {
          rowActions: (row: ValueRow) => [{ label: t('energie.values.correct'), onSelect: () => setCorrected(row) }],
        })}
        exportName={page}
        empty={{ title: t('energie.values.none'), text: t('energie.values.none-text') }}
      />
      {corrected && (
        <CorrectionDialog page={page} name={name(corrected)} row={corrected} onClose={() => setCorrected(null)} />
      )}
    </>
  )
}
