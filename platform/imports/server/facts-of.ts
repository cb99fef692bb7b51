import type { JudgedRow } from './judge-rows.ts'
import type { FactCounts } from './stored-run.queries.ts'

/** How many of these lines give each of the model's facts. */
export function factsOf(rows: readonly JudgedRow[]): FactCounts {
  const facts: FactCounts = {}
  for (const { judgement } of rows) {
    if (judgement.fate === 'refused') continue
    for (const fact of judgement.facts ?? []) facts[fact] = (facts[fact] ?? 0) + 1
  }
  return facts
}
