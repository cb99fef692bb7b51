import type { FieldError } from '#kernel/server/errors.ts'
import type { RightChange } from '../right.model.ts'
import { isKnownLevel, type Move, movesOf, type RightTree, type Setting } from '../right-tree.model.ts'
import { type Bounds, boundOf, clientCeiling } from './bound-of.ts'
import type { Cell, Cells } from './cells.queries.ts'
import type { KnownScope } from './known-scope.queries.ts'

export type MovedCell = { elementId: number; before: Cell; after: Cell }
/** Every cell that an edit moves in a scope, parents and children that follow included. */
export type MovedScope = { scope: KnownScope; cells: readonly MovedCell[] }

type Edit = { scope: KnownScope; cells: Cells; changes: readonly RightChange[]; field: string }
type Planned = MovedScope & { faults: FieldError[] }

const nothing: Cell = { value: null, userCeiling: null }

/** What an edit of one scope comes to, and what is wrong with it, cell by cell. */
export function planEdit(tree: RightTree, bounds: Bounds, edit: Edit): Planned {
  const { scope, cells, changes } = edit
  const unfit = changes.flatMap((change, index) => faultsOfChange(tree, scope, change, `${edit.field}changes.${index}`))
  if (unfit.length > 0) return { scope, cells: [], faults: unfit }
  const values = movesOf(
    tree,
    { cells: sideOf(cells, 'value'), missing: scope.scope === 'company' ? 3 : 0 },
    changes.map(({ elementId, value }) => ({ elementId, value })),
  )
  const wishes = changes.map(({ elementId, userCeiling }, index) => ({ elementId, value: userCeiling, index }))
  const ceilingWishes = wishes.flatMap(({ value, ...wish }) => (value === undefined ? [] : [{ ...wish, value }]))
  const ceilings = movesOf(tree, { cells: sideOf(cells, 'userCeiling'), missing: 3 }, ceilingWishes)
  const fieldOf = (index: number | undefined, side: keyof Cell) => `${edit.field}changes.${index}.${side}`
  return {
    scope,
    cells: movedCells(cells, values, ceilings),
    faults: [
      ...values.flatMap(move => faultsOfValue(tree, bounds, scope, move, fieldOf(move.cause, 'value'))),
      ...ceilings.flatMap(move =>
        faultsOfCeiling(bounds, scope, move, fieldOf(ceilingWishes[move.cause]?.index, 'userCeiling')),
      ),
    ],
  }
}

const sideOf = (cells: Cells, side: keyof Cell) => new Map([...cells].map(([id, cell]) => [id, cell[side]]))

function movedCells(cells: Cells, values: readonly Move[], ceilings: readonly Move[]): MovedCell[] {
  const moved = new Map<number, MovedCell>()
  const move = (elementId: number, side: Partial<Cell>) => {
    const before = cells.get(elementId) ?? nothing
    moved.set(elementId, { elementId, before, after: { ...(moved.get(elementId)?.after ?? before), ...side } })
  }
  for (const { elementId, after } of values) move(elementId, { value: after })
  for (const { elementId, after } of ceilings) move(elementId, { userCeiling: after })
  return [...moved.values()]
}

/** An element that is not there, a level that it does not know, a personal ceiling on what is no person. */
function faultsOfChange(tree: RightTree, { scope }: KnownScope, change: RightChange, field: string): FieldError[] {
  const node = tree.node(change.elementId)
  if (!node) return [{ field: `${field}.elementId`, code: 'UNKNOWN_ELEMENT', message: 'rights.error.element' }]
  const { value, userCeiling } = change
  if (userCeiling !== undefined && scope !== 'user')
    return [{ field: `${field}.userCeiling`, code: 'NOT_A_PERSON', message: 'rights.error.not-a-person' }]
  const unknown = Object.entries({ value, userCeiling: userCeiling ?? null }).filter(
    ([, level]) => !isKnownLevel(node, level),
  )
  return unknown.map(([side]) => ({
    field: `${field}.${side}`,
    code: 'UNKNOWN_LEVEL',
    message: node.kind === 'ACTION' ? 'rights.error.level-of-action' : 'rights.error.level-of-fields',
  }))
}

const above = (field: string, by: string): FieldError[] => [
  { field, code: 'ABOVE_CEILING', message: `rights.error.above-${by}` },
]

/** A company's ceiling that is taken away bounds no more: the one of the client then does. */
function faultsOfValue(
  tree: RightTree,
  bounds: Bounds,
  scope: KnownScope,
  { elementId, before, after }: Move,
  field: string,
): FieldError[] {
  const node = tree.node(elementId)
  if (!node) return []
  if (after === null) return scope.scope === 'company' ? opens(bounds, scope, { elementId, before, after }, field) : []
  const { ceiling, boundBy } = boundOf(bounds, scope, node)
  return after > ceiling && boundBy ? above(field, boundBy) : []
}

const faultsOfCeiling = (bounds: Bounds, scope: KnownScope, move: Move, field: string) =>
  opens(bounds, scope, move, field)

/** Raising a bound gives what it held back: no more than the giver holds. */
function opens(
  bounds: Bounds,
  { companyIds }: KnownScope,
  { elementId, before, after }: { elementId: number; before: Setting; after: Setting },
  field: string,
) {
  if ((after ?? 3) <= (before ?? 3)) return []
  const given = Math.min(after ?? 3, clientCeiling(bounds, elementId))
  return given > bounds.held(elementId, companyIds) ? above(field, 'own') : []
}
