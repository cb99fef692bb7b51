import type { ForeignChange, RightsOfScope } from '../../right.model.ts'
import { type Changes, withSettings } from './matrix-changes.ts'
import { columnsOf, type MatrixColumn, type Setting, savedIn } from './matrix-column.ts'

/** A cell that somebody else saved while one was changing it. */
export type ConflictingCell = {
  column: MatrixColumn
  elementId: number
  before: Setting
  theirs: Setting
  mine: Setting
  /** Who saved it, and when; nothing where more was changed than the server tells. */
  by: ForeignChange | undefined
}

/** What was saved meanwhile, beside what one has changed. */
export type Conflict = {
  scopes: readonly RightsOfScope[]
  cells: readonly ConflictingCell[]
  /** Cells that others changed and one has not touched: they are taken as they are. */
  others: number
}

/** Lays what is saved now beside what one started from and what one has changed; `foreign` has the latest first. */
export function conflictOf(
  before: readonly MatrixColumn[],
  changes: Changes,
  scopes: readonly RightsOfScope[],
  foreign: readonly ForeignChange[] = [],
): Conflict {
  const cells: ConflictingCell[] = []
  let others = 0
  for (const column of columnsOf(scopes)) {
    const known = before.find(({ key }) => key === column.key)
    if (!known || column.part === 'result') continue
    for (const elementId of new Set([...column.cells.keys(), ...known.cells.keys()])) {
      const [was, theirs] = [savedIn(known, elementId), savedIn(column, elementId)]
      if (was === theirs) continue
      const mine = changes.get(column.key)?.get(elementId)
      if (mine === undefined) others += 1
      else if (mine !== theirs) {
        const by = foreign.find(
          told => told.scopeId === column.scopeId && told.elementId === elementId && told.what === column.part,
        )
        cells.push({ column, elementId, before: was, theirs, mine, by })
      }
    }
  }
  return { scopes, cells, others }
}

/** What is left to save on top of what stands now, once each cell is decided. */
export function rebaseChanges(
  changes: Changes,
  { scopes, cells }: Conflict,
  keepsMine: (cell: ConflictingCell) => boolean,
): Changes {
  const given = new Set(cells.filter(cell => !keepsMine(cell)).map(nameOf))
  let kept: Changes = new Map()
  for (const column of columnsOf(scopes)) {
    const mine = [...(changes.get(column.key) ?? [])].filter(([elementId]) => !given.has(nameOf({ column, elementId })))
    kept = withSettings(kept, column, mine)
  }
  return kept
}

export const nameOf = ({ column, elementId }: Pick<ConflictingCell, 'column' | 'elementId'>) =>
  `${column.key} ${elementId}`
