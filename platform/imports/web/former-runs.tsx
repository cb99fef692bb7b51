import { useCall } from '#kernel/web/api.ts'
import { useT } from '#kernel/web/i18n.ts'
import type { Column } from '#kernel/web/kit/data-table-column.ts'
import { DataTable } from '#kernel/web/kit/data-table.tsx'
import { useList } from '#kernel/web/kit/use-list.ts'
import { useFormat } from '#kernel/web/use-format.ts'
import type { ModelOffer, RunRow } from '../import.model.ts'
import type { ImportDesk } from './import-desk.ts'
import { StateChip } from './state-chip.tsx'

type Props = { desk: ImportDesk; models: readonly ModelOffer[] }

const linesOf = ({ counts }: RunRow) => Object.values(counts).reduce((sum, count) => sum + count, 0)

/** What was brought in at this desk, the last first. */
export function FormerRuns({ desk, models }: Props) {
  const t = useT()
  const format = useFormat()
  const list = useList(desk.runs, { module: 'imports.runs' })
  const answer = useCall(desk.runs, { ...desk.told, ...list.query }, { staysOnPage: true })
  const columns: Column<RunRow>[] = [
    { key: 'file', label: t('field.file'), text: run => run.fileName },
    {
      key: 'state',
      label: t('field.state'),
      text: run => t(`imports.state.${run.state}`),
      cell: run => <StateChip state={run.state} />,
      onPhone: 'badge',
    },
    {
      key: 'model',
      label: t('field.payload'),
      text: ({ model }) => models.find(({ key }) => key === model)?.label,
    },
    { key: 'lines', label: t('imports.runs.lines'), text: run => format.number(linesOf(run)), align: 'end' },
    {
      key: 'refused',
      label: t('imports.counts.refused'),
      text: run => format.number(run.counts.refused),
      align: 'end',
      hiddenBelow: 'md',
    },
    { key: 'at', label: t('imports.runs.created-at'), text: run => format.moment(run.createdAt) },
    { key: 'by', label: t('field.by'), text: run => run.createdBy, hiddenBelow: 'md' },
  ]
  return (
    <DataTable
      label={t('imports.runs.title')}
      list={list}
      answer={answer}
      columns={columns}
      rowId={run => run.id}
      rowName={run => run.fileName}
      rowPath={run => desk.addressOf(run.id)}
      empty={{ title: t('imports.runs.empty'), text: t('imports.runs.empty-text') }}
    />
  )
}
