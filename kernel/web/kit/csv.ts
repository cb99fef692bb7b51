import { csvText } from '#kernel/shared/csv.ts'
import { saveFile } from '../save-file.ts'
import type { Column } from './data-table-column.ts'

/** Rows as their table shows them, by the names of its columns. */
export const csvOf = <Row>(columns: readonly Column<Row>[], rows: readonly Row[]) =>
  csvText([columns.map(column => column.label), ...rows.map(row => columns.map(column => column.text(row)))], {
    isFirst: true,
  })

export const saveCsv = <Row>(name: string, columns: readonly Column<Row>[], rows: readonly Row[]) =>
  saveFile(`${name}.csv`, new Blob([csvOf(columns, rows)], { type: 'text/csv;charset=utf-8' }))
