import { inOneForm } from '../../readers.model.ts'
import { type Line, mostLines, UnreadableTable } from './table.ts'

/** A column of somebody's file: where it stands, what he calls it, and what it holds. */
export type FileColumn = { index: number; header: string | null; samples: string[]; filled: number }

export type Table = { columns: FileColumn[]; rows: Line[] }

const searched = 20
const shownSamples = 3

/**
 * Finds the line that names the columns below titles and blank lines: the one with most names that are known, else the
 * first that is nearly as wide as the table.
 */
export function findHeader(lines: readonly Line[], isKnown: (header: string) => boolean): Table {
  if (lines.length === 0) throw new UnreadableTable('imports.file.empty')
  const candidates = lines.slice(0, searched)
  const known = candidates.map(({ cells }) => cells.filter(cell => typeof cell === 'string' && isKnown(cell)).length)
  const most = Math.max(...known)
  const at = most > 0 ? known.indexOf(most) : firstWide(candidates)
  const rows = lines.slice(at + 1)
  if (rows.length === 0) throw new UnreadableTable('imports.file.no-rows')
  if (rows.length > mostLines) throw new UnreadableTable('imports.file.too-many-rows', { most: mostLines })
  return { columns: columnsOf(lines[at] as Line, rows), rows }
}

const filledCells = ({ cells }: Line) => cells.filter(cell => cell !== null).length

function firstWide(lines: readonly Line[]) {
  const widest = Math.max(...lines.map(filledCells))
  return lines.findIndex(line => filledCells(line) >= widest * 0.6)
}

/** Columns that say nothing, neither in the header nor below it, are left out; a name that comes twice is numbered. */
function columnsOf(header: Line, rows: readonly Line[]): FileColumn[] {
  const width = Math.max(header.cells.length, ...rows.slice(0, 1).map(row => row.cells.length), widthOf(rows))
  const times = new Map<string, number>()
  return Array.from({ length: width }, (_, index) => {
    const name = header.cells[index]
    const held = rows.flatMap(({ cells }) => cells[index] ?? [])
    const samples = [...new Set(held.map(String))].slice(0, shownSamples)
    return {
      index,
      header: name === null || name === undefined ? null : numbered(String(name), times),
      samples,
      filled: held.length,
    }
  }).filter(column => column.header !== null || column.filled > 0)
}

const widthOf = (rows: readonly Line[]) => rows.reduce((width, { cells }) => Math.max(width, cells.length), 0)

function numbered(name: string, times: Map<string, number>) {
  const key = inOneForm(name)
  const count = (times.get(key) ?? 0) + 1
  times.set(key, count)
  return count === 1 ? name : `${name} (${count})`
}
