import { describe, expect, test } from 'vitest'
import { type KnownElement, levelsOf } from './rights.ts'

const elements: KnownElement[] = [
  { id: 1, parentId: null, application: 'rh', path: 'rh', kind: 'MODULE' },
  { id: 2, parentId: 1, application: 'rh', path: 'rh/personnel', kind: 'MODULE' },
  { id: 3, parentId: 2, application: 'rh', path: 'rh/personnel/salaries', kind: 'PAGE' },
  { id: 4, parentId: 3, application: 'rh', path: 'rh/personnel/salaries#remuneration', kind: 'FIELDS' },
  { id: 5, parentId: null, application: null, path: 'annuaire', kind: 'MODULE' },
]

describe('what a service is given', () => {
  test('on an application that it manages covers its acts and fields, at their most', () => {
    expect(levelsOf(elements, { applications: { rh: 3 } })).toEqual([
      { elementId: 1, level: 3 },
      { elementId: 2, level: 3 },
      { elementId: 3, level: 3 },
      { elementId: 4, level: 2 },
    ])
  })

  test('on an application that it reads leaves out what has to be named', () => {
    expect(levelsOf(elements, { applications: { rh: 1, platform: 1 } }).map(({ elementId }) => elementId)).toEqual([
      1, 2, 3, 5,
    ])
  })

  test('on one page lets it in by the pages above', () => {
    expect(levelsOf(elements, { elements: { 'rh/personnel/salaries': 2 } })).toEqual([
      { elementId: 1, level: 1 },
      { elementId: 2, level: 1 },
      { elementId: 3, level: 2 },
    ])
  })

  test('cannot be on a page that does not exist', () => {
    expect(() => levelsOf(elements, { elements: { 'rh/nowhere': 1 } })).toThrow('no element rh/nowhere')
  })
})
