import { expect, test } from 'vitest'
import type { RightsOfScope } from '../../right.model.ts'
import { noChanges, settingIn, withSettings } from './matrix-changes.ts'
import { columnsOf, type MatrixColumn } from './matrix-column.ts'
import { conflictOf, rebased } from './matrix-conflict.ts'

const packing = (values: readonly number[]): RightsOfScope => ({
  scope: 'service',
  scopeId: 'packing',
  name: 'Conditionnement',
  companyName: null,
  version: null,
  mayEdit: true,
  rows: values.map((value, elementId) => ({ elementId, value, ceiling: 3, boundBy: null })),
})
const before = columnsOf([packing([1, 1, 1, 1])])
const [column] = before as [MatrixColumn]
const mine = withSettings(noChanges, column, [
  [0, 2],
  [1, 2],
  [2, 3],
])
const saved = [packing([3, 1, 3, 2])]

test('a cell is in conflict when two people set it otherwise; what only the other touched is taken', () => {
  const { cells, others } = conflictOf(before, mine, saved)
  expect(cells).toMatchObject([{ elementId: 0, before: 1, theirs: 3, mine: 2 }])
  expect(others).toBe(1)
})

test('each cell in conflict stands as it was decided, the others stay to be saved', () => {
  const conflict = conflictOf(before, mine, saved)
  const [now] = columnsOf(saved) as [MatrixColumn]
  const standing = (keepsMine: boolean) => {
    const changes = rebased(mine, conflict, () => keepsMine)
    return [0, 1, 2, 3].map(id => settingIn(changes, now, id))
  }
  expect(standing(true)).toEqual([2, 2, 3, 2])
  expect(standing(false)).toEqual([3, 2, 3, 2])
})
