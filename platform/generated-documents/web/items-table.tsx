import Link from '@mui/material/Link'
import { useState } from 'react'
import { useCall } from '#kernel/web/api.ts'
import { useT } from '#kernel/web/i18n.ts'
import { ChoiceFilter } from '#kernel/web/kit/choice-filter.tsx'
import { DataTable } from '#kernel/web/kit/data-table.tsx'
import type { Column } from '#kernel/web/kit/data-table-column.ts'
import type { Action } from '#kernel/web/kit/row-menu.tsx'
import { useList } from '#kernel/web/kit/use-list.ts'
import { itemStates, type RunItem } from '../generation-run.model.ts'
import { generatedDocumentsCalls } from '../generated-documents.calls.ts'
import { generationRunsCalls } from '../generation-runs.calls.ts'
import { DocumentSheet } from './document-sheet.tsx'
import { RunChip } from './run-chip.tsx'
import { useDownload } from './use-download.ts'

/** Each document of a run, and why one was not made. */
export function ItemsTable({ runId }: { runId: string }) {
  const t = useT()
  const { download } = useDownload()
  const [shown, setShown] = useState<RunItem | null>(null)
  const list = useList(generationRunsCalls.getRunItems, { module: 'generation-items' })
  const answer = useCall(
    generationRunsCalls.getRunItems,
    { ...list.query, id: runId },
    { keepsFormer: true, staysOnPage: true },
  )
  const columns = useColumns(setShown)
  const actionsOf = ({ documentId }: RunItem): Action[] =>
    documentId
      ? [
          {
            label: t('verb.download'),
            onSelect: () => void download(generatedDocumentsCalls.getGeneratedFile, { documentId }),
          },
        ]
      : []
  return (
    <>
      <DataTable
        label={t('generated-documents.items')}
        list={list}
        answer={answer}
        columns={columns}
        rowId={row => row.id}
        rowName={row => row.name}
        rowActions={actionsOf}
        filterPanel={
          <ChoiceFilter
            list={list}
            name="state"
            label={t('field.state')}
            choices={itemStates.map(state => ({ value: state, label: t(`generated-documents.state.${state}`) }))}
          />
        }
        exportName={t('generated-documents.items-file')}
        empty={{ title: t('generated-documents.items-none') }}
      />
      {shown?.documentId && (
        <DocumentSheet documentId={shown.documentId} name={shown.name} onClose={() => setShown(null)} />
      )}
    </>
  )
}

function useColumns(onShow: (item: RunItem) => void): Column<RunItem>[] {
  const t = useT()
  return [
    { key: 'position', label: t('generated-documents.position'), text: row => String(row.position), hiddenBelow: 'md' },
    {
      key: 'name',
      label: t('field.document'),
      text: row => row.name,
      cell: row =>
        row.documentId ? (
          <Link component="button" underline="hover" onClick={() => onShow(row)} sx={{ textAlign: 'start' }}>
            {row.name}
          </Link>
        ) : (
          row.name
        ),
    },
    {
      key: 'state',
      label: t('field.state'),
      text: row => t(`generated-documents.state.${row.state}`),
      cell: row => <RunChip state={row.state} />,
      onPhone: 'badge',
    },
    { key: 'reason', label: t('field.cause'), text: row => row.reason ?? '' },
  ]
}
