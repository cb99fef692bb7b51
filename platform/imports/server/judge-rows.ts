import type { BulkGiven, BulkModel, Judgement, RowProblem } from '../bulk-model.slot.ts'
import { isError, isRefused, type ReadRow } from './read-rows.ts'

export type JudgedRow = { number: number; values: Record<string, unknown>; judgement: Judgement }

/** What becomes of rows that were read; those that could not be are refused, with all else that is wrong with them. */
export async function judgeRows(
  model: BulkModel,
  given: BulkGiven<never>,
  rows: readonly ReadRow[],
): Promise<JudgedRow[]> {
  const judgements = await model.judge(
    given,
    rows.map(({ values, problems }) => ({
      values,
      unread: problems.filter(isError).flatMap(({ column }) => column ?? []),
    })),
  )
  return rows.map((row, index) => ({
    number: row.number,
    values: row.values,
    judgement: withRead(judgements[index] as Judgement, row),
  }))
}

function withRead(judgement: Judgement, row: ReadRow): Judgement {
  const problems: RowProblem[] = [...row.problems, ...judgement.problems]
  return isRefused(row) ? { fate: 'refused', problems } : { ...judgement, problems }
}
