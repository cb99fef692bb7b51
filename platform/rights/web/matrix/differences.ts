import type { MatrixElement, RightsOfScope } from '../../right.model.ts'
import { type Changes, settingIn } from './matrix-changes.ts'
import { columnsOf, type MatrixColumn, type Setting, savedIn } from './matrix-column.ts'
import type { MatrixTree } from './matrix-tree.ts'

export type Difference = { element: MatrixElement; from: Setting; to: Setting }

/** What changes in each column, in the order of the rows: what was set, and what the server moves with it. */
export function differences(
  tree: MatrixTree,
  columns: readonly MatrixColumn[],
  changes: Changes,
  expected: readonly RightsOfScope[],
) {
  const after = new Map(columnsOf(expected).map(column => [column.key, column]))
  return columns.flatMap(column => {
    if (column.part === 'result') return []
    const then = after.get(column.key)
    const standing = (id: number) => (then?.cells.has(id) ? savedIn(then, id) : settingIn(changes, column, id))
    const differing = tree.elements.flatMap((element): Difference[] => {
      const [from, to] = [savedIn(column, element.id), standing(element.id)]
      return from === to ? [] : [{ element, from, to }]
    })
    return differing.length > 0 ? [{ column, differing }] : []
  })
}
