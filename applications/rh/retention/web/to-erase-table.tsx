import { usePages } from '#kernel/web/api.ts'
import { useT } from '#kernel/web/i18n.ts'
import { ChoiceFilter } from '#kernel/web/kit/choice-filter.tsx'
import { Chip } from '#kernel/web/kit/chip.tsx'
import type { Column } from '#kernel/web/kit/data-table-column.ts'
import { DataTable } from '#kernel/web/kit/data-table.tsx'
import { useShownFilters } from '#kernel/web/kit/use-shown-filters.ts'
import { useFormat } from '#kernel/web/use-format.ts'
import { useLevel } from '#platform/rights/rights.web.ts'
import { addressOfCandidate, candidates } from '#rh/candidates/candidate.model.ts'
import { retentionCalls } from '../retention.calls.ts'
import type { RecordToErase } from '../retention.model.ts'
import { useRetentionList, useRetentionTabs } from './use-retention-list.ts'

const kinds = ['refused', 'pool'] as const

/** Who is emptied next, and on which day. */
export function ToEraseTable() {
  const t = useT()
  const { date } = useFormat()
  const list = useRetentionList(retentionCalls.getRecordsToErase)
  const answer = usePages(retentionCalls.getRecordsToErase, list.query)
  const tabs = useRetentionTabs()
  const readsCandidates = useLevel(candidates) >= 1
  const { forgotten } = list.narrowing
  const filters = useShownFilters(list, { forgotten: forgotten && t(`rh.retention.kind.${forgotten}`) })
  const kindOf = ({ kind }: RecordToErase) => t(`rh.retention.kind.${kind}`)
  const columns: Column<RecordToErase>[] = [
    { key: 'name', label: t('rh.field.candidate'), text: row => `${row.name} ${row.firstname}` },
    { key: 'kind', label: t('field.kind'), text: kindOf, cell: row => <Chip label={kindOf(row)} tone="neutral" /> },
    { key: 'dueOn', label: t('rh.retention.due-on'), text: row => date(row.dueOn) },
    { key: 'applications', label: t('rh.retention.applications'), text: row => row.applications, align: 'end' },
    { key: 'files', label: t('rh.retention.files'), text: row => row.files, align: 'end' },
  ]
  return (
    <DataTable
      label={t('rh.retention.to-erase')}
      list={list}
      answer={answer}
      columns={columns}
      rowId={row => row.id}
      rowName={row => `${row.name} ${row.firstname}`}
      {...(readsCandidates && { rowPath: (row: RecordToErase) => addressOfCandidate(row.id) })}
      tabs={tabs}
      searchBy={t('rh.candidates.search')}
      filters={filters}
      filterPanel={
        <ChoiceFilter
          list={list}
          name="forgotten"
          label={t('field.kind')}
          choices={kinds.map(value => ({ value, label: t(`rh.retention.kind.${value}`) }))}
        />
      }
      empty={{ title: t('rh.retention.none-to-erase'), text: t('rh.retention.none-to-erase-text') }}
    />
  )
}
