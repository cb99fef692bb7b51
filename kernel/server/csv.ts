import { type CsvValue, csvText } from '#kernel/shared/csv.ts'

/** The bytes of lines of a CSV (`csvText`). */
export const csvLines = (lines: readonly (readonly CsvValue[])[], is: { isFirst: boolean }): Buffer =>
  Buffer.from(csvText(lines, is))
