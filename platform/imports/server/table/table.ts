import type { Cell, Problem } from '../../readers.model.ts'

/** A line as the spreadsheet numbers it; null is an empty cell. Lines without any cell are left out. */
export type Line = { number: number; cells: (Cell | null)[] }

/** What an import may hold at most. */
export const mostLines = 20_000
export const mostColumns = 100
const longestCell = 2_000

/** The file cannot be read as a table; the problem says why. */
export class UnreadableTable extends Error {
  readonly problem: Problem
  constructor(label: string, values?: Problem['values']) {
    super(label)
    this.problem = { label, ...(values && { values }) }
  }
}

/** Lines that hold something, without the empty cells at their end. PostgreSQL stores no control characters. */
export function lineOf(number: number, raw: readonly (Cell | null)[]): Line | undefined {
  const cells = raw.slice(0, mostColumns).map(cleaned)
  const last = cells.findLastIndex(cell => cell !== null)
  return last < 0 ? undefined : { number, cells: cells.slice(0, last + 1) }
}

function cleaned(cell: Cell | null): Cell | null {
  if (typeof cell !== 'string') return cell
  const text = cell
    .toWellFormed()
    .replace(/[^\P{Cc}\n\t]/gu, '')
    .trim()
    .slice(0, longestCell)
  return text === '' ? null : text
}

/** Beyond the limit nobody reads on: head and title lines are granted besides. */
export function requireRoom(lines: readonly Line[]) {
  if (lines.length > mostLines + 20) throw new UnreadableTable('imports.file.too-many-rows', { most: mostLines })
}
