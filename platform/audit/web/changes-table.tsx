import { usePages } from '#kernel/web/api.ts'
import { useT } from '#kernel/web/i18n.ts'
import { DataTable } from '#kernel/web/kit/data-table.tsx'
import type { Action } from '#kernel/web/kit/row-menu.tsx'
import { useListState } from '#kernel/web/kit/use-list-state.ts'
import type { AuditEvent } from '../audit.model.ts'
import { auditCalls } from '../audit.calls.ts'
import { journalOf } from '../journal-address.model.ts'
import { actorInWords } from './actor-in-words.ts'
import { journalColumns } from './journal-columns.tsx'
import { narrowedBy } from './journal-filters.ts'
import { JournalFilterPanel } from './journal-filter-panel.tsx'
import { TableFilter } from './table-filter.tsx'
import { useShownFilters } from './use-shown-filters.ts'

/** Who changed what in the client, and when. */
export function ChangesTable() {
  const t = useT()
  const list = useListState({ module: 'audit', usualSize: 50 })
  const { table: tableName, row } = list.filters
  const answer = usePages(auditCalls.getAuditEvents, {
    page: list.page,
    size: list.size,
    ...narrowedBy(list.filters),
    ...(tableName && { table: tableName }),
    ...(row && { rowId: row }),
  })
  const filters = useShownFilters(list, answer.data?.items)
  const narrow = (names: Record<string, string>) => {
    for (const [name, value] of Object.entries(names)) list.setFilter(name, value)
  }
  const actionsOf = ({ actor, table, rowId }: AuditEvent): Action[] => [
    { label: t('audit.same-row'), onSelect: () => narrow({ table: table.name, row: rowId }) },
    ...(actor ? [{ label: t('audit.same-person'), onSelect: () => narrow({ user: actor.id }) }] : []),
  ]
  return (
    <DataTable
      label={t('audit.title')}
      list={list}
      answer={answer}
      columns={journalColumns(t)}
      rowId={({ id }) => id}
      rowName={event =>
        [actorInWords(t, event.actor), event.table.label, event.object?.name].filter(Boolean).join(', ')
      }
      rowPath={({ object, table, rowId }) => object?.address ?? journalOf({ table: table.name, row: rowId })}
      rowActions={actionsOf}
      filters={filters}
      filterPanel={
        <JournalFilterPanel list={list}>
          <TableFilter table={tableName} onChoose={chosen => list.setFilter('table', chosen)} />
        </JournalFilterPanel>
      }
      empty={{
        title: t(filters.length > 0 ? 'audit.none-found' : 'audit.none'),
        text: t(filters.length > 0 ? 'audit.none-found-text' : 'audit.none-text'),
      }}
      exportName={t('audit.file')}
    />
  )
}
