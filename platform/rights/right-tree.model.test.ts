import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isKnownLevel, movesOf, type RightNode, type Setting, treeOf } from './right-tree.model.ts'

const nodes: RightNode[] = [
  { id: 1, parentId: null, kind: 'MODULE' },
  { id: 2, parentId: 1, kind: 'MODULE' },
  { id: 3, parentId: 2, kind: 'PAGE' },
  { id: 4, parentId: 2, kind: 'PAGE' },
  { id: 5, parentId: 3, kind: 'FIELDS' },
  { id: 6, parentId: 3, kind: 'ACTION' },
]
const tree = treeOf(nodes)
const ids = nodes.map(({ id }) => id)

const after = (cells: ReadonlyMap<number, Setting>, missing: 0 | 3, wishes: [number, Setting][]) => {
  const moves = movesOf(
    tree,
    { cells, missing },
    wishes.map(([elementId, value]) => ({ elementId, value })),
  )
  return new Map([...cells, ...moves.map(move => [move.elementId, move.after] as const)])
}

describe('setting one cell', () => {
  test('raises what stands above to reading, and leaves alone what is higher', () => {
    expect(after(new Map([[1, 3]]), 0, [[5, 2]])).toEqual(
      new Map([
        [1, 3],
        [5, 2],
        [3, 1],
        [2, 1],
      ]),
    )
  })

  test('to nothing takes away what stands below', () => {
    const cells = new Map(ids.map(id => [id, 2]))
    expect(after(cells, 0, [[3, 0]])).toEqual(
      new Map([
        [1, 2],
        [2, 2],
        [3, 0],
        [4, 2],
        [5, 0],
        [6, 0],
      ]),
    )
  })

  test('of a ceiling to nothing bounds what stands below, where nothing bounded it', () => {
    expect(after(new Map(), 3, [[3, 0]])).toEqual(
      new Map([
        [3, 0],
        [5, 0],
        [6, 0],
      ]),
    )
  })

  test('names the wish that moved each cell', () => {
    const moves = movesOf(tree, { cells: new Map(), missing: 0 }, [
      { elementId: 1, value: 2 },
      { elementId: 5, value: 1 },
    ])
    expect(moves.map(({ elementId, cause }) => [elementId, cause])).toEqual([
      [1, 0],
      [5, 1],
      [3, 1],
      [2, 1],
    ])
  })
})

const setting = fc.constantFrom<Setting>(null, 0, 1, 2, 3)
const wishes = fc.array(fc.tuple(fc.constantFrom(...ids), setting), { minLength: 1, maxLength: 8 })

test.each<0 | 3>([0, 3])('whatever is set, a child above 0 has its parents above 0 (no row counts %s)', missing => {
  fc.assert(
    fc.property(wishes, wishes, (first, then) => {
      const cells = after(after(new Map(), missing, first), missing, then)
      const worth = (id: number) => cells.get(id) ?? missing
      for (const id of ids)
        if (worth(id) > 0) for (const above of tree.ancestors(id)) expect(worth(above)).toBeGreaterThan(0)
    }),
    { numRuns: 2_000 },
  )
})

test('what is set twice the same moves once', () => {
  fc.assert(
    fc.property(wishes, wanted => {
      const cells = after(new Map(), 0, wanted)
      const [last] = wanted.slice(-1)
      expect(last && after(cells, 0, [last])).toEqual(cells)
    }),
  )
})

test('an action is not or is, fields are at most editable, a page knows four levels', () => {
  const known = (kind: RightNode['kind']) => [0, 1, 2, 3, null].filter(level => isKnownLevel({ kind }, level))
  expect([known('ACTION'), known('FIELDS'), known('PAGE')]).toEqual([
    [0, 2, null],
    [0, 1, 2, null],
    [0, 1, 2, 3, null],
  ])
})
