import { useList } from '#kernel/web/kit/use-list.ts'
import { withinChoices } from '../deadline.model.ts'
import { deadlinesCalls } from '../deadlines.calls.ts'

/** The papers that end as the address says: words, filters, how far ahead, order, page. */
export function useDeadlineList() {
  const list = useList(deadlinesCalls.getExpirableDocuments, {
    module: 'rh.deadlines',
    usualTab: 'papers',
    usualSize: 25,
  })
  const within = withinChoices.find(days => String(days) === list.filters.within)
  return { ...list, within, query: { ...list.query, ...(within && { within }) } }
}

export type DeadlineList = ReturnType<typeof useDeadlineList>
