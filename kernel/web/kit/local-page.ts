import type { UseQueryResult } from '@tanstack/react-query'
import type { PageOf } from '#kernel/shared/page.ts'
import type { ApiError } from '../api-error.ts'
import type { Column } from './data-table-column.ts'
import type { ListState } from './use-list-state.ts'

/** A page of a list that the server gives whole: searched, sorted and cut here. For lists that stay short. */
export function localPage<Row>(
  answer: UseQueryResult<Row[], ApiError>,
  list: ListState,
  columns: readonly Column<Row>[],
) {
  const { page, size } = list
  const rows = sorted(found(answer.data ?? [], list.search, columns), list, columns)
  const items = rows.slice(page * size, (page + 1) * size)
  const data: PageOf<Row> | undefined = answer.data && { items, total: rows.length, totalIsExact: true, page, size }
  return { ...answer, data }
}

const plain = (text: unknown) =>
  String(text ?? '')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()

function found<Row>(rows: Row[], search: string, columns: readonly Column<Row>[]) {
  const words = plain(search).split(/\s+/).filter(Boolean)
  if (words.length === 0) return rows
  return rows.filter(row => {
    const text = columns.map(column => plain(column.text(row))).join(' ')
    return words.every(word => text.includes(word))
  })
}

function sorted<Row>(rows: Row[], { sort }: ListState, columns: readonly Column<Row>[]) {
  const column = columns.find(({ key }) => key === sort?.by)
  if (!column) return rows
  const sign = sort?.direction === 'desc' ? -1 : 1
  const compare = (a: unknown, b: unknown) =>
    typeof a === 'number' && typeof b === 'number'
      ? a - b
      : plain(a).localeCompare(plain(b), undefined, { numeric: true })
  return rows.toSorted((a, b) => sign * compare(column.text(a), column.text(b)))
}
