import { z } from 'zod'
import type { CsvValue } from '#kernel/shared/csv.ts'
import { csvLines } from './csv.ts'

/** Writes rows of a type: a column for each value by its name in the API, `site.name` for one within another. */
export function rowsAsCsv(row: z.core.$ZodType) {
  const columns = columnsOf(row)
  return (rows: readonly unknown[], isFirst: boolean) => {
    const head = isFirst ? [columns.map(path => path.join('.'))] : []
    return csvLines([...head, ...rows.map(cells => columns.map(path => valueAt(cells, path)))], { isFirst })
  }
}

/** What the reader may do with a row is said to pages, not to files. */
function columnsOf(type: z.core.$ZodType, path: readonly string[] = []): string[][] {
  const bare = withoutAbsence(type)
  if (!(bare instanceof z.ZodObject)) return [[...path]]
  const fields = Object.entries<z.core.$ZodType>(bare.shape).filter(([name]) => path.length > 0 || name !== 'can')
  return fields.flatMap(([name, inner]) => columnsOf(inner, [...path, name]))
}

const withoutAbsence = (type: z.core.$ZodType): z.core.$ZodType =>
  type instanceof z.ZodOptional || type instanceof z.ZodNullable ? withoutAbsence(type.unwrap()) : type

function valueAt(row: unknown, path: readonly string[]): CsvValue {
  const value = path.reduce<unknown>(
    (inner, name) => (inner as Record<string, unknown> | null | undefined)?.[name],
    row,
  )
  if (value === null || value === undefined || typeof value === 'number') return value
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}
