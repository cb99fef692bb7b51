import { expect, test } from 'vitest'
import type { MatrixElement } from '../../right.model.ts'
import { matrixTreeOf } from './matrix-tree.ts'
import { type RowFilter, shownRows } from './shown-rows.ts'

const element = (id: number, parentId: number | null, name: string, applicationId = 8): MatrixElement => ({
  id,
  parentId,
  name,
  applicationId,
  kind: 'PAGE',
  path: String(id),
})
const tree = matrixTreeOf([
  element(1, null, 'RH'),
  element(2, 1, 'Gestion du personnel'),
  element(3, 2, 'Salariés'),
  element(4, 3, 'Rémunération'),
  element(5, 1, 'Signatures'),
  element(6, null, 'Atelier', 1),
])
const namesOf = (filter: Partial<RowFilter>) =>
  shownRows(tree, { words: '', applicationId: null, open: new Set(), ...filter }).map(({ element: { name } }) => name)

test('rows are folded until they are opened', () => {
  expect(namesOf({})).toEqual(['RH', 'Atelier'])
  expect(namesOf({ open: new Set([1]) })).toEqual(['RH', 'Gestion du personnel', 'Signatures', 'Atelier'])
})

test('words find a row whatever its accents, with what leads to it', () => {
  expect(namesOf({ words: 'salaries' })).toEqual(['RH', 'Gestion du personnel', 'Salariés'])
})

test('a row that was found opens on everything below it', () => {
  expect(namesOf({ words: 'salariés', open: new Set([3]) })).toEqual([
    'RH',
    'Gestion du personnel',
    'Salariés',
    'Rémunération',
  ])
})

test('one application hides the others', () => {
  expect(namesOf({ applicationId: 1 })).toEqual(['Atelier'])
})
