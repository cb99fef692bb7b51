import { useT } from '#kernel/web/i18n.ts'
import type { ListState } from '#kernel/web/kit/use-list-state.ts'
import type { ShownFilter } from '#kernel/web/kit/data-table-props.ts'
import { useFormat } from '#kernel/web/use-format.ts'
import type { AuditEvent } from '../audit.model.ts'
import { actorInWords, tableInWords } from './in-words.ts'

/** The filters that hold, as one reads them. A person is named by what he did. */
export function useShownFilters(list: ListState, events: readonly AuditEvent[] | undefined): ShownFilter[] {
  const t = useT()
  const { date, moment } = useFormat()
  const dayOr = (text: string) => (text.length === 10 ? date(text) : moment(text))
  const words: Record<string, (value: string) => string> = {
    user: value => {
      const actor = events?.find(event => event.actor?.id === value)?.actor
      return actor ? actorInWords(t, actor) : t('audit.filter.one-person')
    },
    table: value => tableInWords(t, value),
    row: value => t('audit.filter.one-row', { row: value.slice(-8) }),
    support: () => t('audit.filter.support'),
    from: value => t('audit.filter.since', { day: dayOr(value) }),
    to: value => t('audit.filter.until', { day: dayOr(value) }),
  }
  return Object.entries(list.filters).flatMap(([name, value]) =>
    words[name] ? [{ label: words[name](value), onRemove: () => list.setFilter(name, null) }] : [],
  )
}
