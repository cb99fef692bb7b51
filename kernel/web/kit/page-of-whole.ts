import { holdsWords } from '#kernel/shared/plain-text.ts'
import type { ListAnswer } from './data-table-props.ts'
import type { ListState } from './use-list-state.ts'

/** What a list that the server gives whole reads of a `useCall`. */
export type Whole<Row> = {
  data: readonly Row[] | undefined
  error: Error | null
  isFetching: boolean
  refetch: () => unknown
}

/** A list that the server gives whole, searched and cut into pages here. */
export function pageOfWhole<Row>(
  { data, ...answer }: Whole<Row>,
  list: ListState,
  textOf: (row: Row) => string,
): ListAnswer<Row> {
  const found = data?.filter(row => holdsWords(textOf(row), list.search))
  const from = list.page * list.size
  return {
    ...answer,
    data: found && {
      items: found.slice(from, from + list.size),
      total: found.length,
      totalIsExact: true,
      page: list.page,
      size: list.size,
    },
    everyRow: async () => found ?? [],
  }
}
