import { describe, expect, test } from 'vitest'
import type { ElementBranch } from '../element.model.ts'
import { afterMove, find, linesOf, moveTo, step } from './element-tree.ts'

let last = 0
const element = (name: string, children: ElementBranch[] = [], more: Partial<ElementBranch> = {}): ElementBranch => {
  last += 1
  const made: ElementBranch = {
    id: last,
    name,
    names: { fr: name, en: name, es: name, ar: name },
    parentId: null,
    path: `atelier/${name.toLowerCase()}`,
    routePath: `/atelier/${name.toLowerCase()}`,
    kind: 'PAGE',
    code: null,
    ApplicationId: 1,
    ElementLevelId: 1,
    elementLevel: 1,
    availableOnMobile: false,
    declared: true,
    archived: false,
    version: 1,
    children,
    ...more,
  }
  return { ...made, children: children.map(child => ({ ...child, parentId: made.id })) }
}
const atLevels = (branch: ElementBranch, level = 1): ElementBranch => ({
  ...branch,
  ElementLevelId: level,
  children: branch.children.map(child => atLevels(child, level + 1)),
})

/** Atelier: Stock (Brut, Fini), Pesée, and an archived page; Stock has an action. */
const right = element('Compter', [], { kind: 'ACTION', code: 'compter' })
const stock = element('Stock', [right, element('Brut'), element('Fini')])
const tree = [atLevels(element('Atelier', [stock, element('Pesée'), element('Ancien', [], { archived: true })]))]
const named = (name: string) => find(tree, idOf(name)) as ElementBranch
const idOf = (name: string) => linesOf(tree, all).find(line => line.element.name === name)?.element.id ?? 0
const all = { open: new Set(Array.from({ length: 50 }, (_, id) => id)), showsArchived: true, search: '' }
const shown = (wish: Partial<typeof all>) => linesOf(tree, { ...all, ...wish }).map(line => line.element.name)
const namesIn = (ids: { id: number }[] | undefined) => ids?.map(({ id }) => find(tree, id)?.name)

describe('the lines', () => {
  test('are those of open branches, without what is archived unless one asks', () => {
    expect(shown({})).toEqual(['Atelier', 'Stock', 'Compter', 'Brut', 'Fini', 'Pesée', 'Ancien'])
    expect(shown({ showsArchived: false, open: new Set([idOf('Atelier')]) })).toEqual(['Atelier', 'Stock', 'Pesée'])
  })

  test('lead to what is sought, without care for case or accents, whatever is open', () => {
    expect(shown({ search: 'PESEE', open: new Set() })).toEqual(['Atelier', 'Pesée'])
    expect(shown({ search: 'brut', open: new Set() })).toEqual(['Atelier', 'Stock', 'Brut'])
    expect(shown({ search: 'rien' })).toEqual([])
  })
})

describe('a move', () => {
  test('names all siblings that menus show, in order', () => {
    const move = moveTo(tree, named('Fini'), named('Brut'), 'before')

    expect([move?.parentId, namesIn(move?.elements)]).toEqual([idOf('Stock'), ['Fini', 'Brut']])
  })

  test('goes into another parent, with its levels', () => {
    const move = moveTo(tree, named('Brut'), named('Pesée'), 'inside')

    expect([move?.parentId, namesIn(move?.elements)]).toEqual([idOf('Pesée'), ['Brut']])
    const moved = afterMove(tree, move as NonNullable<typeof move>)
    expect(find(moved, idOf('Brut'))).toMatchObject({ parentId: idOf('Pesée'), ElementLevelId: 3 })
    expect(find(moved, idOf('Stock'))?.children.map(({ name }) => name)).toEqual(['Compter', 'Fini'])
  })

  test('by a step goes up, down, into the one above and out again', () => {
    expect(step(tree, named('Brut'), 'up')).toBeUndefined()
    expect(namesIn(step(tree, named('Brut'), 'down')?.elements)).toEqual(['Fini', 'Brut'])
    expect(step(tree, named('Fini'), 'in')?.parentId).toBe(idOf('Brut'))
    expect(namesIn(step(tree, named('Brut'), 'out')?.elements)).toEqual(['Stock', 'Brut', 'Pesée'])
  })

  test('is none where nothing would change, in a circle, of a right, of a root, of what is archived', () => {
    const none = [
      moveTo(tree, named('Brut'), named('Fini'), 'before'),
      moveTo(tree, named('Stock'), named('Brut'), 'inside'),
      moveTo(tree, named('Compter'), named('Pesée'), 'inside'),
      moveTo(tree, named('Atelier'), named('Pesée'), 'inside'),
      moveTo(tree, named('Ancien'), named('Pesée'), 'inside'),
      moveTo(tree, named('Pesée'), named('Compter'), 'inside'),
      moveTo(tree, named('Pesée'), named('Ancien'), 'after'),
    ]

    expect(none).toEqual(none.map(() => undefined))
  })
})
