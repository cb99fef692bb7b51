import type { ReactNode } from 'react'

export type Column<Row> = {
  /** Also the name of the order by which the list sorts, where it has one of it. */
  key: string
  label: string
  /** The value as text: shown unless `cell` draws it, exported, searched. */
  text: (row: Row) => string | number | null | undefined
  cell?: (row: Row) => ReactNode
  /** What orders the rows of a list that came whole (`wholeTable`), where its text would not: a day, an amount. */
  comparedBy?: (row: Row) => string | number | null | undefined
  align?: 'start' | 'end'
  width?: number | string
  /** Not shown on narrower screens; on a phone see `onPhone`. */
  hiddenBelow?: 'md' | 'lg'
  /**
   * On a phone a row is a card: its first column is the title unless another is, `badge` stands beside it, others are lines;
   * `across` is a line without its label, of the whole width.
   */
  onPhone?: 'title' | 'badge' | 'across' | 'hidden'
  /** How a card draws it, where the cell of a table would not do. */
  phoneCell?: (row: Row) => ReactNode
  /** Off at first: the person shows it. */
  isOptional?: boolean
}

/** Whether a person sees a column, by what he chose: usual columns that he hides stand there with a minus before them. */
export const isShown = <Row>({ key, isOptional = false }: Column<Row>, chosen: readonly string[]) =>
  isOptional ? chosen.includes(key) : !chosen.includes(`-${key}`)

/** What he chose, once he shows a column that was hidden, or hides one that was shown. */
export const turnedColumns = <Row>({ key, isOptional = false }: Column<Row>, chosen: readonly string[]) => {
  const told = isOptional ? key : `-${key}`
  return chosen.includes(told) ? chosen.filter(one => one !== told) : [...chosen, told]
}

/** The first column names the row and stays; of the others those that the person sees. */
export const columnsShown = <Row>(columns: readonly Column<Row>[], chosen: readonly string[]) =>
  columns.filter((column, index) => index === 0 || isShown(column, chosen))

export const drawnOnPhone = <Row>(column: Column<Row>, row: Row): ReactNode =>
  column.phoneCell ? column.phoneCell(row) : drawn(column, row)

export const drawn = <Row>(column: Column<Row>, row: Row): ReactNode => {
  if (column.cell) return column.cell(row)
  const text = column.text(row)
  return text === null || text === undefined || text === '' ? '—' : text
}

/** Where a cell stands and on which screens; figures of one width where a column is read downwards. */
export const cellLook = ({ align = 'start', hiddenBelow }: Pick<Column<never>, 'align' | 'hiddenBelow'>) => ({
  textAlign: align,
  ...(align === 'end' && { fontVariantNumeric: 'tabular-nums' }),
  ...(hiddenBelow && { display: { xs: 'none', [hiddenBelow]: 'table-cell' } }),
})
