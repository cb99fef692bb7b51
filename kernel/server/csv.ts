import { stringify } from 'csv-stringify/sync'
import { inertCell } from '#kernel/shared/csv-cell.ts'

/**
 * Lines of a CSV that a French spreadsheet opens without asking: semicolons, a byte order mark before the first line,
 * and no cell that would run as a formula.
 */
export const csvLines = (lines: readonly (readonly string[])[], { isFirst }: { isFirst: boolean }): Buffer =>
  Buffer.from(
    stringify(
      lines.map(line => line.map(inertCell)),
      { delimiter: ';', bom: isFirst, record_delimiter: 'windows', quoted_match: /[,\r\n]/ },
    ),
  )
