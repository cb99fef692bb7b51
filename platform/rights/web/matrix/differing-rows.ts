import type { MatrixElement } from '../../right.model.ts'
import { mostWithin } from '../../right-tree.model.ts'
import { type Changes, isChanged, settingIn } from './matrix-changes.ts'
import { leavesFree, type MatrixColumn } from './matrix-column.ts'

/**
 * Whether a row is worth a look: something was changed there, its columns do not say the same, or, where there is but
 * one to look at, it says something else than the element above.
 */
export function differs(columns: readonly MatrixColumn[], changes: Changes, element: MatrixElement) {
  if (columns.some(column => isChanged(changes, column, element.id))) return true
  const settings = columns.filter(({ part }) => part !== 'result')
  const [first, ...others] = settings
  if (!first) return false
  const said = (column: MatrixColumn) => settingIn(changes, column, element.id)
  if (first.scope === 'user') return settings.some(column => said(column) !== (leavesFree(column) ? null : 0))
  if (others.length > 0) return others.some(column => said(column) !== said(first))
  const above = element.parentId === null ? null : settingIn(changes, first, element.parentId)
  return above !== null && said(first) !== mostWithin(element, above)
}
