import type { ListAnswer } from '#kernel/web/kit/data-table-props.ts'
import type { ListState } from '#kernel/web/kit/use-list-state.ts'

type Whole<Row> = { data: readonly Row[] | undefined; error: Error | null; isFetching: boolean; refetch: () => unknown }

const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLocaleLowerCase()

/** Whether every word stands in the text, whatever the accents. */
export const contains = (text: string, search: string) =>
  plain(search)
    .split(/\s+/)
    .every(word => plain(text).includes(word))

/** A list that the server gives whole, cut into pages here. */
export function pageOfWhole<Row>({ data, ...answer }: Whole<Row>, list: ListState): ListAnswer<Row> {
  const from = list.page * list.size
  return {
    ...answer,
    data: data && {
      items: data.slice(from, from + list.size),
      total: data.length,
      totalIsExact: true,
      page: list.page,
      size: list.size,
    },
  }
}
