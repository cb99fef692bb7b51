import { describe, expect, test } from 'vitest'
import type { MatrixElement, RightsOfScope } from '../../right.model.ts'
import {
  applyBelow,
  copyColumn,
  countOf,
  noChanges,
  openBelow,
  scopeChanges,
  setLevel,
  settingIn,
} from './matrix-changes.ts'
import { columnsOf, isAtCeiling, type MatrixColumn, type Setting } from './matrix-column.ts'
import { matrixTreeOf } from './matrix-tree.ts'

const element = (id: number, parentId: number | null, kind: MatrixElement['kind'] = 'PAGE'): MatrixElement => ({
  id,
  parentId,
  kind,
  applicationId: 8,
  path: `rh/${id}`,
  name: `Élément ${id}`,
})
const [staff, employees, archive, pay, positions] = [1, 2, 3, 4, 5]
const tree = matrixTreeOf([
  element(staff, null, 'MODULE'),
  element(employees, staff),
  element(archive, employees, 'ACTION'),
  element(pay, employees, 'FIELDS'),
  element(positions, staff),
])

type Cells = Record<number, { value?: Setting; ceiling?: number; userCeiling?: Setting; result?: number }>

const scopeOf = (scope: RightsOfScope['scope'], cells: Cells = {}, scopeId = scope): RightsOfScope => ({
  scope,
  scopeId,
  name: scopeId,
  companyName: null,
  version: null,
  mayEdit: true,
  rows: tree.elements.map(({ id }) => ({
    elementId: id,
    value: null,
    ceiling: 3,
    boundBy: cells[id]?.ceiling === undefined ? null : 'company',
    ...cells[id],
  })),
})
const columnOf = (scope: RightsOfScope, part = 'value') =>
  columnsOf([scope]).find(column => column.part === part) as MatrixColumn
const standing = (changes: typeof noChanges, column: MatrixColumn) =>
  tree.elements.map(({ id }) => settingIn(changes, column, id))

describe('one cell', () => {
  test('raises what stands above it', () => {
    const service = columnOf(scopeOf('service'))
    expect(standing(setLevel(tree, noChanges, service, archive, 2), service)).toEqual([1, 1, 2, 0, 0])
  })

  test('takes away what stands below it, which is counted before', () => {
    const service = columnOf(
      scopeOf('service', { [staff]: { value: 1 }, [employees]: { value: 2 }, [pay]: { value: 1 } }),
    )
    expect(openBelow(tree, noChanges, service, staff)).toHaveLength(2)
    expect(standing(setLevel(tree, noChanges, service, staff, 0), service)).toEqual([0, 0, 0, 0, 0])
  })

  test('that comes back to what is saved is no change', () => {
    const service = columnOf(scopeOf('service', { [staff]: { value: 1 } }))
    const raised = setLevel(tree, noChanges, service, staff, 3)
    expect(countOf(raised)).toBe(1)
    expect(countOf(setLevel(tree, raised, service, staff, 1))).toBe(0)
  })

  test('closes what stands below a ceiling of none, where no ceiling of its own leaves everything open', () => {
    const company = columnOf(scopeOf('company'))
    expect(standing(setLevel(tree, noChanges, company, employees, 0), company)).toEqual([null, 0, 0, 0, null])
  })
})

describe('several cells', () => {
  test('below an element take its level as far as each knows it and may have it', () => {
    const service = columnOf(scopeOf('service', { [staff]: { value: 3 }, [positions]: { value: null, ceiling: 1 } }))
    const { changes, limited } = applyBelow(tree, noChanges, service, staff)
    expect(standing(changes, service)).toEqual([3, 3, 2, 2, 1])
    expect(limited).toBe(1)
  })

  test('become those of another service, within their own ceilings', () => {
    const target = columnOf(scopeOf('service', { [positions]: { value: 3 }, [employees]: { value: 0, ceiling: 2 } }))
    const source: Record<number, Setting> = { [staff]: 1, [employees]: 3, [archive]: 2, [pay]: 0, [positions]: 0 }
    const { changes, limited } = copyColumn(tree, noChanges, target, id => source[id] ?? 0)
    expect(standing(changes, target)).toEqual([1, 2, 2, 0, 0])
    expect(limited).toBe(1)
  })
})

describe('what is sent', () => {
  test('takes the row away where nothing is given any more', () => {
    const scope = scopeOf('service', { [staff]: { value: 1 } })
    const changes = setLevel(tree, noChanges, columnOf(scope), staff, 0)
    expect(scopeChanges([scope], columnsOf([scope]), changes)).toEqual([
      { scope: 'service', scopeId: 'service', version: null, changes: [{ elementId: staff, value: null }] },
    ])
  })

  test('of a person keeps what he is given when only his ceiling changes', () => {
    const scope = scopeOf('user', { [staff]: { value: 2, result: 2 } })
    const changes = setLevel(tree, noChanges, columnOf(scope, 'userCeiling'), staff, 1)
    expect(scopeChanges([scope], columnsOf([scope]), changes)[0]?.changes).toEqual([
      { elementId: staff, value: 2, userCeiling: 1 },
    ])
  })
})

test('a cell is hatched where it can go no higher, though its element knows more', () => {
  const service = columnOf(
    scopeOf('service', {
      [employees]: { value: 1, ceiling: 1 },
      [positions]: { value: 1, ceiling: 2 },
      [pay]: { value: 2, ceiling: 2 },
    }),
  )
  const hatched = tree.elements.filter(one => isAtCeiling(service, one, settingIn(noChanges, service, one.id)))
  expect(hatched.map(({ id }) => id)).toEqual([employees])
})
