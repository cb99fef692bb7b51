import { currentLanguage } from '../i18n.ts'
import type { Column } from './data-table-column.ts'
import type { ListAnswer } from './data-table-props.ts'
import { pageOfWhole, type Whole } from './page-of-whole.ts'
import type { ListState, Sort } from './use-list-state.ts'

type Given<Row> = {
  list: ListState
  answer: Whole<Row>
  columns: readonly Column<Row>[]
  /** What words are looked for in. */
  textOf: (row: Row) => string
}
type Table<Row> = { list: ListState; answer: ListAnswer<Row>; columns: readonly Column<Row>[] }

/** The table of a list that the server gives whole: searched, ordered by any of its columns and cut into pages here. */
export function wholeTable<Row>({ list, answer, columns, textOf }: Given<Row>): Table<Row> {
  const column = columns.find(({ key }) => key === list.sort?.by)
  const data = column && list.sort ? inOrder(answer.data, column, list.sort.direction) : answer.data
  return {
    list: { ...list, sorts: columns.map(({ key }) => key) },
    answer: pageOfWhole({ ...answer, data }, list, textOf),
    columns,
  }
}

/** Rows that are alike stay in the order in which they came; without a value they count as the least. */
function inOrder<Row>(
  rows: readonly Row[] | undefined,
  { comparedBy, text }: Column<Row>,
  direction: Sort['direction'],
) {
  const valueOf = comparedBy ?? text
  const words = new Intl.Collator(currentLanguage(), { numeric: true })
  const compared = (one: Row, other: Row) => {
    const [left, right] = [valueOf(one) ?? '', valueOf(other) ?? '']
    if (typeof left === 'number' && typeof right === 'number') return left - right
    return words.compare(String(left), String(right))
  }
  return rows?.toSorted((one, other) => (direction === 'asc' ? compared(one, other) : compared(other, one)))
}
