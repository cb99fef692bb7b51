import { Refusal } from '#kernel/server/errors.ts'

/** What one answer holds at most; queries ask for one more. */
export const mostRows = 500

/** @throws Refusal 400 TOO_MANY_ROWS where the query found more than an answer holds */
export function boundedRows<Row>(rows: Row[]): Row[] {
  if (rows.length > mostRows) throw new Refusal(400, 'TOO_MANY_ROWS', 'atelier.workshop.too-many-rows')
  return rows
}
