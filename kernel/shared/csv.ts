import { inertCell } from './csv-cell.ts'

/** A number is written as French spreadsheets read it: `12,5`. */
export type CsvValue = string | number | null | undefined

/**
 * Lines of a CSV that a French spreadsheet opens without asking: semicolons, a byte order mark before the first line,
 * and no cell that would run as a formula. Written once for both sides: what a page exports and what the server does
 * are opened by the same people. Quotes as RFC 4180 has them.
 */
export const csvText = (lines: readonly (readonly CsvValue[])[], { isFirst }: { isFirst: boolean }) =>
  `${isFirst ? '\uFEFF' : ''}${lines.map(line => `${line.map(cellOf).join(';')}\r\n`).join('')}`

function cellOf(value: CsvValue) {
  if (typeof value === 'number') return String(value).replace('.', ',')
  const text = inertCell(value ?? '')
  return /[",;\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
