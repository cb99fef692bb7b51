import { usePages } from '#kernel/web/api.ts'
import { useT } from '#kernel/web/i18n.ts'
import { DataTable } from '#kernel/web/kit/data-table.tsx'
import type { Action } from '#kernel/web/kit/row-menu.tsx'
import { useListState } from '#kernel/web/kit/use-list-state.ts'
import { useFormat } from '#kernel/web/use-format.ts'
import type { ListExport } from '../audit.model.ts'
import { auditCalls } from '../audit.calls.ts'
import { actorInWords } from './actor-in-words.ts'
import { exportColumns } from './export-columns.tsx'
import { narrowedBy } from './journal-filters.ts'
import { JournalFilterPanel } from './journal-filter-panel.tsx'
import { useShownFilters } from './use-shown-filters.ts'

/** Who took which list away whole, and when. */
export function ExportsTable() {
  const t = useT()
  const format = useFormat()
  const list = useListState({ module: 'audit.exports', usualSize: 50 })
  const answer = usePages(auditCalls.getListExports, {
    page: list.page,
    size: list.size,
    ...narrowedBy(list.filters),
  })
  const filters = useShownFilters(list, answer.data?.items, ['user', 'support', 'from', 'to'])
  const actionsOf = ({ actor }: ListExport): Action[] =>
    actor ? [{ label: t('audit.same-person'), onSelect: () => list.setFilter('user', actor.id) }] : []
  return (
    <DataTable
      label={t('audit.exports.title')}
      list={list}
      answer={answer}
      columns={exportColumns(t, format)}
      rowId={({ id }) => id}
      rowName={({ actor, list: name }) => [actorInWords(t, actor), name].join(', ')}
      rowActions={actionsOf}
      filters={filters}
      filterPanel={<JournalFilterPanel list={list} />}
      empty={{
        title: t(filters.length > 0 ? 'audit.exports.none-found' : 'audit.exports.none'),
        text: t(filters.length > 0 ? 'audit.none-found-text' : 'audit.exports.none-text'),
      }}
      exportName={t('audit.exports.file')}
    />
  )
}
