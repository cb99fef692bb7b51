import { inertCell } from '#kernel/shared/csv-cell.ts'
import { saveFile } from '../save-file.ts'
import type { Column } from './data-table-column.ts'

/** Semicolons and a byte order mark, which a French spreadsheet opens without asking. */
export function csvOf<Row>(columns: readonly Column<Row>[], rows: readonly Row[]) {
  const lines = [columns.map(column => column.label), ...rows.map(row => columns.map(column => column.text(row)))]
  return `\uFEFF${lines.map(line => line.map(cellOf).join(';')).join('\r\n')}\r\n`
}

function cellOf(value: string | number | null | undefined) {
  if (typeof value === 'number') return String(value).replace('.', ',')
  const text = inertCell(value ?? '')
  return /[",;\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

export const saveCsv = <Row>(name: string, columns: readonly Column<Row>[], rows: readonly Row[]) =>
  saveFile(`${name}.csv`, new Blob([csvOf(columns, rows)], { type: 'text/csv;charset=utf-8' }))
