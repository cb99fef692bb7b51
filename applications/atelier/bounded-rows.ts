import { Refusal } from '#kernel/server/errors.ts'

/** What one answer holds at most; queries ask for one more. */
const most = 500

/** @throws Refusal 400 TOO_MANY_ROWS where the query found more than an answer holds */
export function boundedRows<Row>(rows: Row[]): Row[] {
  if (rows.length > most) throw new Refusal(400, 'TOO_MANY_ROWS', 'atelier.workshop.too-many-rows')
  return rows
}
