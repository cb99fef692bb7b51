import { useCall } from '#kernel/web/api.ts'
import { useT } from '#kernel/web/i18n.ts'
import { DataTable } from '#kernel/web/kit/data-table.tsx'
import { Page } from '#kernel/web/kit/page.tsx'
import type { Action } from '#kernel/web/kit/row-menu.tsx'
import { useListState } from '#kernel/web/kit/use-list-state.ts'
import type { AuditEvent } from '../audit.model.ts'
import { auditCalls } from '../audit.calls.ts'
import { journalOf } from '../journal-address.model.ts'
import { actorInWords } from './actor-in-words.ts'
import { journalColumns } from './journal-columns.tsx'
import { boundsIn } from './journal-filters.ts'
import { JournalFilterPanel } from './journal-filter-panel.tsx'
import { useShownFilters } from './use-shown-filters.ts'

/** Who changed what in the client, and when: kept whole, and never changed itself. */
export function JournalPage() {
  const t = useT()
  const list = useListState({ module: 'audit', usualSize: 50 })
  const { user, table: tableName, row, support } = list.filters
  const answer = useCall(auditCalls.getAuditEvents, {
    page: list.page,
    size: list.size,
    ...(user && { userId: user }),
    ...(tableName && { table: tableName }),
    ...(row && { rowId: row }),
    ...(support === 'true' && { support: 'true' as const }),
    ...boundsIn(list.filters),
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
    <Page title={t('audit.title')} context={t('audit.context')}>
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
        filterPanel={<JournalFilterPanel list={list} />}
        empty={{
          title: t(filters.length > 0 ? 'audit.none-found' : 'audit.none'),
          text: t(filters.length > 0 ? 'audit.none-found-text' : 'audit.none-text'),
        }}
        exportName={t('audit.file')}
      />
    </Page>
  )
}
