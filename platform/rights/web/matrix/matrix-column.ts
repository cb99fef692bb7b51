import type { Level } from '#kernel/shared/access.ts'
import { isKnownLevel, mostWithin } from '../../right-tree.model.ts'
import type { MatrixElement, RightRow, RightsOfScope } from '../../right.model.ts'

/** What stands in a cell: a level, or nothing, which on a ceiling means that nothing bounds. */
export type Setting = Level | null

/** A column of the grid: one scope, or one of the three sides of a person (what he is given, what bounds him, what counts). */
export type MatrixColumn = Pick<RightsOfScope, 'scope' | 'scopeId' | 'name' | 'companyName'> & {
  key: string
  part: 'value' | 'userCeiling' | 'result'
  mayEdit: boolean
  cells: ReadonlyMap<number, RightRow>
}

export function columnsOf(scopes: readonly RightsOfScope[]): MatrixColumn[] {
  return scopes.flatMap(({ rows, ...scope }) => {
    const cells = new Map(rows.map(row => [row.elementId, row]))
    const column = (part: MatrixColumn['part']): MatrixColumn => ({
      ...scope,
      key: part === 'value' ? scope.scopeId : `${scope.scopeId}-${part}`,
      part,
      mayEdit: scope.mayEdit && part !== 'result',
      cells,
    })
    return scope.scope === 'user' ? [column('value'), column('userCeiling'), column('result')] : [column('value')]
  })
}

/** Somebody's effective rights beside other columns. */
export function resultOf(person: RightsOfScope): MatrixColumn {
  const [column] = columnsOf([person]).filter(({ part }) => part === 'result')
  return column as MatrixColumn
}

/** Whether a cell without anything bounds nothing; elsewhere it gives nothing. */
export const leavesFree = ({ scope, part }: Pick<MatrixColumn, 'scope' | 'part'>) =>
  part === 'userCeiling' || (part === 'value' && scope === 'company')

/** What is saved there. Where an empty cell gives nothing, it is told as 0. */
export function savedIn(column: MatrixColumn, elementId: number): Setting {
  const saved = column.cells.get(elementId)?.[column.part] ?? null
  return (saved ?? (leavesFree(column) ? null : 0)) as Setting
}

/** The most that may be set in a cell. */
export const ceilingOf = ({ part, cells }: MatrixColumn, element: MatrixElement) =>
  mostWithin(element, part === 'value' ? (cells.get(element.id)?.ceiling ?? 3) : 3) as Level

export const boundOf = ({ part, cells }: MatrixColumn, elementId: number) =>
  part === 'value' ? (cells.get(elementId)?.boundBy ?? null) : null

/** The levels that an element knows: an action is not or is, fields are at most editable. */
export const levelsOf = (element: MatrixElement) =>
  ([0, 1, 2, 3] as const).filter(level => isKnownLevel(element, level))

/** Nothing above what stands there may be set, though the element knows more. */
export function isAtCeiling(column: MatrixColumn, element: MatrixElement, setting: Setting) {
  const most = ceilingOf(column, element)
  return most < mostWithin(element, 3) && (setting ?? most) >= most
}
