import type { BulkGiven, BulkModel, Judgement, RowProblem } from '../bulk-model.slot.ts'
import { isRefused, type ReadRow } from './read-rows.ts'

export type JudgedRow = { number: number; values: Record<string, unknown>; judgement: Judgement }

/** What becomes of rows that were read: those that could not be are refused without asking the database. */
export async function judgeRows(
  model: BulkModel,
  given: BulkGiven<never>,
  rows: readonly ReadRow[],
): Promise<JudgedRow[]> {
  const readable = rows.filter(row => !isRefused(row))
  const judged =
    readable.length === 0
      ? []
      : await model.judge(
          given,
          readable.map(({ values }) => values),
        )
  const judgements = new Map(readable.map(({ number }, index) => [number, judged[index] as Judgement]))
  return rows.map(({ number, values, problems }) => ({
    number,
    values,
    judgement: withProblems(judgements.get(number) ?? { fate: 'refused', problems: [] }, problems),
  }))
}

const withProblems = (judgement: Judgement, read: readonly RowProblem[]): Judgement => ({
  ...judgement,
  problems: [...read, ...judgement.problems],
})
