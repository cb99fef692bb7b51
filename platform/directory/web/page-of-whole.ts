import type { ListAnswer } from '#kernel/web/kit/data-table-props.ts'
import type { ListState } from '#kernel/web/kit/use-list-state.ts'

type Whole<Row> = { data: readonly Row[] | undefined; error: Error | null; isFetching: boolean; refetch: () => unknown }

const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLocaleLowerCase()

/** A list that the server gives whole, searched and cut into pages here. */
export function pageOfWhole<Row>(
  { data, ...answer }: Whole<Row>,
  list: ListState,
  textOf: (row: Row) => string,
): ListAnswer<Row> {
  const words = plain(list.search).split(/\s+/)
  const found = data?.filter(row => words.every(word => plain(textOf(row)).includes(word)))
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
  }
}
