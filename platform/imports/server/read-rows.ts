import type { BulkModel, RowProblem } from '../bulk-model.slot.ts'
import type { Fixed, Mapping } from '../import.model.ts'
import type { Line } from './table/table.ts'

export type ReadRow = { number: number; values: Record<string, unknown>; problems: RowProblem[] }

/** What feeds the columns of a model: columns of the file, or one value for all its lines. */
export type Feed = { mapping: Mapping; fixed: Fixed }

export const isError = ({ isDoubt }: RowProblem) => !isDoubt
export const isRefused = ({ problems }: Pick<ReadRow, 'problems'>) => problems.some(isError)

/**
 * What each line says, by the readers of its columns, and what of it cannot be read. Of two lines that speak of the
 * same record the first counts: nobody knows which of them is right.
 */
export function readRows(model: BulkModel, feed: Feed, lines: readonly Line[], today: Temporal.PlainDate): ReadRow[] {
  const rows = lines.map(line => readRow(model, feed, line, today))
  const firsts = new Map<string, number>()
  for (const row of rows.filter(row => !isRefused(row))) {
    const identities = model.identities(row.values)
    const first = identities.map(identity => firsts.get(identity)).find(number => number !== undefined)
    if (first !== undefined) row.problems.push({ label: 'imports.problem.twice', values: { first } })
    else for (const identity of identities) firsts.set(identity, row.number)
  }
  return rows
}

function readRow(
  model: BulkModel,
  { mapping, fixed }: Feed,
  { number, cells }: Line,
  today: Temporal.PlainDate,
): ReadRow {
  const values: Record<string, unknown> = {}
  const problems: RowProblem[] = []
  for (const [column, { read, required, closed }] of Object.entries(model.columns)) {
    if (closed) continue
    const index = mapping[column]
    const cell = (index === undefined ? fixed[column] : cells[index]) ?? null
    if (cell === null) {
      if (required) problems.push({ column, label: 'imports.problem.missing' })
      continue
    }
    const reading = read(cell, today)
    if ('problem' in reading) problems.push({ column, ...reading.problem })
    else {
      values[column] = reading.value
      if (reading.doubt) problems.push({ column, ...reading.doubt, isDoubt: true })
    }
  }
  return { number, values, problems }
}
