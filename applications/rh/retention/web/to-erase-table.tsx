import { useCall } from '#kernel/web/api.ts'
import { useT } from '#kernel/web/i18n.ts'
import { Chip } from '#kernel/web/kit/chip.tsx'
import type { Column } from '#kernel/web/kit/data-table-column.ts'
import { DataTable } from '#kernel/web/kit/data-table.tsx'
import { useListState } from '#kernel/web/kit/use-list-state.ts'
import { wholeTable } from '#kernel/web/kit/whole-table.ts'
import { useFormat } from '#kernel/web/use-format.ts'
import { useLevel } from '#platform/rights/rights.web.ts'
import { addressOfCandidate, candidates } from '#rh/candidates/candidate.model.ts'
import { retentionCalls } from '../retention.calls.ts'
import type { RecordToErase } from '../retention.model.ts'
import { listOfPage, useRetentionTabs } from './use-retention-list.ts'

/** Who is emptied next, and on which day. */
export function ToEraseTable() {
  const t = useT()
  const { date } = useFormat()
  const list = useListState(listOfPage)
  const answer = useCall(retentionCalls.getRecordsToErase, {}, { staysOnPage: true })
  const tabs = useRetentionTabs()
  const readsCandidates = useLevel(candidates) >= 1
  const kindOf = ({ kind }: RecordToErase) => t(`rh.retention.kind.${kind}`)
  const columns: Column<RecordToErase>[] = [
    { key: 'name', label: t('rh.field.candidate'), text: nameOf },
    { key: 'kind', label: t('field.kind'), text: kindOf, cell: row => <Chip label={kindOf(row)} tone="neutral" /> },
    {
      key: 'dueOn',
      label: t('rh.retention.due-on'),
      text: ({ dueOn }) => date(dueOn),
      comparedBy: ({ dueOn }) => dueOn,
    },
    { key: 'applications', label: t('rh.retention.applications'), text: row => row.applications, align: 'end' },
    { key: 'files', label: t('rh.retention.files'), text: row => row.files, align: 'end' },
  ]
  return (
    <DataTable
      label={t('rh.retention.to-erase')}
      {...wholeTable({ list, answer, columns, textOf: row => `${nameOf(row)} ${kindOf(row)}` })}
      rowId={row => row.id}
      rowName={nameOf}
      {...(readsCandidates && { rowPath: (row: RecordToErase) => addressOfCandidate(row.id) })}
      tabs={tabs}
      searchBy={t('rh.retention.search')}
      empty={{ title: t('rh.retention.none-to-erase'), text: t('rh.retention.none-to-erase-text') }}
    />
  )
}

const nameOf = ({ name, firstname }: RecordToErase) => `${name} ${firstname}`
