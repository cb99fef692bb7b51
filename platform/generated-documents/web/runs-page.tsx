import { useCall } from '#kernel/web/api.ts'
import { useT } from '#kernel/web/i18n.ts'
import { DataTable } from '#kernel/web/kit/data-table.tsx'
import type { Column } from '#kernel/web/kit/data-table-column.ts'
import { Page } from '#kernel/web/kit/page.tsx'
import { useList } from '#kernel/web/kit/use-list.ts'
import { useFormat } from '#kernel/web/use-format.ts'
import { addressOfRun } from '../generation.model.ts'
import type { GenerationRun } from '../generation-run.model.ts'
import { generationRunsCalls } from '../generation-runs.calls.ts'
import { RunChip } from './run-chip.tsx'

/** What the person has had made, the last first. */
export function RunsPage() {
  const t = useT()
  const list = useList(generationRunsCalls.getGenerationRuns, { module: 'generations' })
  const answer = useCall(generationRunsCalls.getGenerationRuns, list.query, { keepsFormer: true })
  const columns = useColumns()
  return (
    <Page title={t('generated-documents.runs')} context={t('generated-documents.runs-context')}>
      <DataTable
        label={t('generated-documents.runs')}
        list={list}
        answer={answer}
        columns={columns}
        rowId={row => row.id}
        rowName={row => row.name}
        rowPath={row => addressOfRun(row.id)}
        exportName={t('generated-documents.runs-file')}
        empty={{ title: t('generated-documents.runs-none'), text: t('generated-documents.runs-none-text') }}
      />
    </Page>
  )
}

function useColumns(): Column<GenerationRun>[] {
  const t = useT()
  const { moment, number } = useFormat()
  return [
    { key: 'name', label: t('field.name'), text: row => row.name },
    { key: 'model', label: t('generated-documents.model'), text: row => row.model.name, hiddenBelow: 'md' },
    {
      key: 'state',
      label: t('field.state'),
      text: row => t(`generated-documents.state.${row.state}`),
      cell: row => <RunChip state={row.state} />,
      onPhone: 'badge',
    },
    {
      key: 'done',
      label: t('generated-documents.made'),
      text: row => t('generated-documents.made-of', { done: number(row.done), total: number(row.total) }),
    },
    { key: 'askedAt', label: t('generated-documents.asked-at'), text: row => moment(row.askedAt) },
  ]
}
