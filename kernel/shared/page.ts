import { z } from 'zod'

/** What a page of a list asks: zero-based page, size 1 to 200 (10 unless said), optional words. */
export const pageInput = {
  page: z.coerce.number<number>().int().min(0).max(1_000_000),
  size: z.coerce.number<number>().int().min(1).max(200),
  search: z.string().max(100).optional(),
}

/**
 * A page of rows. `total` counts the rows of the whole list; `totalIsExact` is false when there are more than the
 * count went on to look for: the reader is told "more than n", never a wrong number.
 */
export const pageOf = <Row extends z.core.$ZodType>(row: Row) =>
  z.object({ items: z.array(row), total: z.int(), totalIsExact: z.boolean(), page: z.int(), size: z.int() })

export type PageOf<Row> = { items: Row[]; total: number; totalIsExact: boolean; page: number; size: number }
