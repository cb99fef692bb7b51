import type { MatrixElement, RightChange, RightsOfScope, ScopeKind } from '../../right.model.ts'
import { movesOf, mostWithin, type Wish } from '../../right-tree.model.ts'
import { ceilingOf, leavesFree, type MatrixColumn, type Setting, savedIn } from './matrix-column.ts'
import type { MatrixTree } from './matrix-tree.ts'

/** What was set and is not saved yet, by column and element. */
export type Changes = ReadonlyMap<string, ReadonlyMap<number, Setting>>

export const noChanges: Changes = new Map()

export function settingIn(changes: Changes, column: MatrixColumn, elementId: number): Setting {
  const changed = changes.get(column.key)?.get(elementId)
  return changed === undefined ? savedIn(column, elementId) : changed
}

export const isChanged = (changes: Changes, column: MatrixColumn, elementId: number) =>
  changes.get(column.key)?.has(elementId) ?? false

export const countOf = (changes: Changes) => [...changes.values()].reduce((total, cells) => total + cells.size, 0)

/** Sets cells as they are told, whatever stands above and below; what equals what is saved is no change. */
export function withSettings(
  changes: Changes,
  column: MatrixColumn,
  settings: Iterable<readonly [elementId: number, setting: Setting]>,
): Changes {
  const cells = new Map(changes.get(column.key))
  for (const [elementId, setting] of settings) {
    if (setting === savedIn(column, elementId)) cells.delete(elementId)
    else cells.set(elementId, setting)
  }
  const others = new Map(changes)
  if (cells.size === 0) others.delete(column.key)
  else others.set(column.key, cells)
  return others
}

/** Sets one cell, and what the law of the tree moves with it: ancestors that open, children that close. */
export const setLevel = (tree: MatrixTree, changes: Changes, column: MatrixColumn, elementId: number, value: Setting) =>
  withWishes(tree, changes, column, [{ elementId, value }])

function withWishes(tree: MatrixTree, changes: Changes, column: MatrixColumn, wishes: readonly Wish[]): Changes {
  const missing = leavesFree(column) ? 3 : 0
  const cells = new Map(tree.elements.map(({ id }) => [id, settingIn(changes, column, id)]))
  const moves = movesOf(tree, { cells, missing }, wishes)
  return withSettings(
    changes,
    column,
    moves.map(({ elementId, after }) => [elementId, after as Setting] as const),
  )
}

/** What loses its level when the element does: asked of the person before it is done. */
export const openBelow = (tree: MatrixTree, changes: Changes, column: MatrixColumn, elementId: number) =>
  tree.descendants(elementId).filter(id => settingIn(changes, column, id) !== 0)

/** Settings for several elements at once, and how many of them a ceiling kept lower. */
export type Given = { changes: Changes; limited: number }

/** Gives everything below an element its own level. */
export function applyBelow(tree: MatrixTree, changes: Changes, column: MatrixColumn, elementId: number): Given {
  const setting = settingIn(changes, column, elementId)
  const below = new Set(tree.descendants(elementId))
  const elements = tree.elements.filter(({ id }) => below.has(id))
  return give(tree, changes, column, elements, () => setting)
}

/** Makes a column what another one is: a service like a service, a person like a person. */
export const copyColumn = (
  tree: MatrixTree,
  changes: Changes,
  column: MatrixColumn,
  settingOf: (elementId: number) => Setting,
): Given => give(tree, changes, column, tree.elements, settingOf)

function give(
  tree: MatrixTree,
  changes: Changes,
  column: MatrixColumn,
  elements: readonly MatrixElement[],
  settingOf: (elementId: number) => Setting,
): Given {
  const nothing = leavesFree(column) ? null : 0
  const given = elements.map(element => {
    const wished = settingOf(element.id)
    const most = ceilingOf(column, element)
    const value = wished === null ? nothing : mostWithin(element, Math.min(wished, most))
    return { elementId: element.id, value, isLimited: wished !== null && mostWithin(element, wished) > most }
  })
  return {
    changes: withWishes(tree, changes, column, given),
    limited: given.filter(({ isLimited }) => isLimited).length,
  }
}

/** The changed cells of one scope, with the version that they were changed from. */
export type ChangedScope = { scope: ScopeKind; scopeId: string; version: string | null; changes: RightChange[] }

/** What is sent: the changed cells of each scope, with the version that they were changed from. */
export function scopeChanges(
  scopes: readonly RightsOfScope[],
  columns: readonly MatrixColumn[],
  changes: Changes,
): ChangedScope[] {
  return scopes.flatMap(({ scope, scopeId, version }) => {
    const own = columns.filter(column => column.scopeId === scopeId && column.part !== 'result')
    const elementIds = new Set(own.flatMap(({ key }) => [...(changes.get(key)?.keys() ?? [])]))
    if (elementIds.size === 0) return []
    return [{ scope, scopeId, version, changes: [...elementIds].map(id => changeOf(own, changes, id)) }]
  })
}

function changeOf(columns: readonly MatrixColumn[], changes: Changes, elementId: number): RightChange {
  const change: RightChange = { elementId, value: null }
  for (const column of columns) {
    const setting = settingIn(changes, column, elementId)
    if (column.part === 'value') change.value = setting === 0 && !leavesFree(column) ? null : setting
    else if (isChanged(changes, column, elementId)) change.userCeiling = setting
  }
  return change
}
