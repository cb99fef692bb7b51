import { useCall } from '#kernel/web/api.ts'
import { useT } from '#kernel/web/i18n.ts'
import type { ListState } from '#kernel/web/kit/use-list-state.ts'
import type { ShownFilter } from '#kernel/web/kit/data-table-props.ts'
import { useFormat } from '#kernel/web/use-format.ts'
import { auditCalls } from '../audit.calls.ts'
import { actorInWords } from './actor-in-words.ts'

type Told = {
  actor: { id: string; firstname: string; name: string } | null
  rowId?: string
  object?: { name: string } | null
}

const ofChanges = ['user', 'table', 'row', 'support', 'from', 'to']

/**
 * The filters that hold, as one reads them: of those that the list knows. A person is named by what he did, a row by
 * what was done to it.
 */
export function useShownFilters(
  list: ListState,
  events: readonly Told[] | undefined,
  known: readonly string[] = ofChanges,
): ShownFilter[] {
  const t = useT()
  const { date, moment } = useFormat()
  const isOfOneTable = known.includes('table') && list.filters.table !== undefined
  const tables = useCall(auditCalls.getAuditedTables, {}, { enabled: isOfOneTable, staysOnPage: true }).data
  const dayOr = (text: string) => (text.length === 10 ? date(text) : moment(text))
  const words: Record<string, (value: string) => string> = {
    user: value => {
      const actor = events?.find(event => event.actor?.id === value)?.actor
      return actor ? actorInWords(t, actor) : t('audit.filter.one-person')
    },
    table: value => tables?.find(({ name }) => name === value)?.label ?? value,
    row: value =>
      events?.find(event => event.rowId === value)?.object?.name ?? t('audit.filter.one-row', { row: value.slice(-8) }),
    support: () => t('audit.filter.support'),
    from: value => t('audit.filter.since', { day: dayOr(value) }),
    to: value => t('audit.filter.until', { day: dayOr(value) }),
  }
  return Object.entries(list.filters).flatMap(([name, value]) =>
    words[name] && known.includes(name)
      ? [{ label: words[name](value), onRemove: () => list.setFilter(name, null) }]
      : [],
  )
}
