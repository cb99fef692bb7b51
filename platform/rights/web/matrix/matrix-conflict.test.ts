import { expect, test } from 'vitest'
import type { ForeignChange, RightsOfScope } from '../../right.model.ts'
import { noChanges, settingIn, withSettings } from './matrix-changes.ts'
import { columnsOf, type MatrixColumn } from './matrix-column.ts'
import { conflictOf, rebaseChanges } from './matrix-conflict.ts'

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

test('a cell in conflict is told with whoever saved it last, that cell and that side of it alone', () => {
  const told = (id: string, elementId: number, what: 'value' | 'userCeiling' = 'value'): ForeignChange => ({
    id,
    at: '2026-11-20T09:00:00Z',
    actor: 'Sophie Lemaire',
    support: false,
    scope: 'service',
    scopeId: 'packing',
    elementId,
    what,
    before: 1,
    after: 3,
  })
  const foreign = [told('other side', 0, 'userCeiling'), told('latest', 0), told('other cell', 1), told('former', 0)]

  expect(conflictOf(before, mine, saved, foreign).cells.map(({ by }) => by?.id)).toEqual(['latest'])
})

test('each cell in conflict stands as it was decided, the others stay to be saved', () => {
  const conflict = conflictOf(before, mine, saved)
  const [now] = columnsOf(saved) as [MatrixColumn]
  const standing = (keepsMine: boolean) => {
    const changes = rebaseChanges(mine, conflict, () => keepsMine)
    return [0, 1, 2, 3].map(id => settingIn(changes, now, id))
  }
  expect(standing(true)).toEqual([2, 2, 3, 2])
  expect(standing(false)).toEqual([3, 2, 3, 2])
})
