import { usePages } from '#kernel/web/api.ts'
import { useT } from '#kernel/web/i18n.ts'
import type { Column } from '#kernel/web/kit/data-table-column.ts'
import { DataTable } from '#kernel/web/kit/data-table.tsx'
import { Moment } from '#kernel/web/kit/moment.tsx'
import { useFormat } from '#kernel/web/use-format.ts'
import { retentionCalls } from '../retention.calls.ts'
import type { Erasure } from '../retention.model.ts'
import { useRetentionList, useRetentionTabs } from './use-retention-list.ts'

/** What has gone, in figures. */
export function ErasuresTable() {
  const t = useT()
  const { exactly } = useFormat()
  const list = useRetentionList(retentionCalls.getErasures)
  const answer = usePages(retentionCalls.getErasures, list.query)
  const tabs = useRetentionTabs()
  const columns: Column<Erasure>[] = [
    { key: 'at', label: t('field.when'), text: row => exactly(row.at), cell: row => <Moment instant={row.at} /> },
    { key: 'kind', label: t('field.kind'), text: row => t(`rh.retention.kind.${row.kind}`) },
    { key: 'reason', label: t('field.reason'), text: row => t(`rh.retention.reason.${row.reason}`) },
    { key: 'by', label: t('field.by'), text: row => row.by ?? t('rh.retention.by-night') },
    { key: 'people', label: t('field.people'), text: row => row.people, align: 'end' },
    { key: 'rows', label: t('rh.retention.rows'), text: row => row.rows, align: 'end' },
    { key: 'files', label: t('rh.retention.files'), text: row => row.files, align: 'end' },
  ]
  return (
    <DataTable
      label={t('rh.retention.erasures')}
      list={list}
      answer={answer}
      columns={columns}
      rowId={row => row.id}
      rowName={row => exactly(row.at)}
      tabs={tabs}
      empty={{ title: t('rh.retention.no-erasure'), text: t('rh.retention.no-erasure-text') }}
    />
  )
}
