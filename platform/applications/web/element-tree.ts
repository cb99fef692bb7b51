import { plainText } from '#kernel/shared/plain-text.ts'
import { type ElementBranch, isInMenu } from '../element.model.ts'

/** An element as a line of the tree: how deep it stands, and what stands beside it. */
export type Line = {
  element: ElementBranch
  depth: number
  parent: ElementBranch | undefined
  hasChildren: boolean
  isOpen: boolean
}

export const flat = (branches: readonly ElementBranch[]): ElementBranch[] =>
  branches.flatMap(branch => [branch, ...flat(branch.children)])

export const find = (branches: readonly ElementBranch[], id: number) => flat(branches).find(one => one.id === id)

export const parentOf = (branches: readonly ElementBranch[], { parentId }: ElementBranch) =>
  parentId === null ? undefined : find(branches, parentId)

type Shown = { open: ReadonlySet<number>; showsArchived: boolean; search: string }

/** What is on screen: branches that are open, or everything that leads to what is sought. */
export function linesOf(branches: readonly ElementBranch[], { open, showsArchived, search }: Shown): Line[] {
  const sought = plainText(search).trim()
  const lines = (element: ElementBranch, parent: ElementBranch | undefined, depth: number): Line[] => {
    if (element.archived && !showsArchived) return []
    const below = element.children.filter(child => showsArchived || !child.archived)
    const isOpen = sought !== '' || open.has(element.id)
    const found = isOpen ? below.flatMap(child => lines(child, element, depth + 1)) : []
    if (sought !== '' && found.length === 0 && !isMeant(element, sought)) return []
    const hasChildren = sought === '' ? below.length > 0 : found.length > 0
    return [{ element, depth, parent, hasChildren, isOpen: isOpen && hasChildren }, ...found]
  }
  return branches.flatMap(root => lines(root, undefined, 1))
}

const isMeant = ({ names, path }: ElementBranch, sought: string) =>
  [...Object.values(names), path].some(text => plainText(text).includes(sought))

/** Where an element goes: the parent, and all that then stands below it in menus, in order. */
export type Move = { parentId: number; elements: { id: number }[] }

const siblingsIn = (parent: ElementBranch) => parent.children.filter(child => !child.archived && isInMenu(child))

export const canMove = (element: ElementBranch) => element.parentId !== null && !element.archived && isInMenu(element)

/** Before or after another, or as the last below it; nothing where that would change nothing, or make a circle. */
export function moveTo(
  branches: readonly ElementBranch[],
  element: ElementBranch,
  target: ElementBranch,
  place: 'before' | 'after' | 'inside',
): Move | undefined {
  const parent = place === 'inside' ? target : parentOf(branches, target)
  if (!parent || !canMove(element) || !isInMenu(target) || target.archived) return undefined
  if (flat([element]).some(({ id }) => id === parent.id || id === target.id)) return undefined
  const others = siblingsIn(parent).filter(({ id }) => id !== element.id)
  const at =
    place === 'inside' ? others.length : others.findIndex(({ id }) => id === target.id) + (place === 'after' ? 1 : 0)
  return changed(parent, others.toSpliced(at, 0, element))
}

const changed = (parent: ElementBranch, ordered: readonly ElementBranch[]): Move | undefined => {
  const before = siblingsIn(parent).map(({ id }) => id)
  const elements = ordered.map(({ id }) => ({ id }))
  return before.join() === elements.map(({ id }) => id).join() ? undefined : { parentId: parent.id, elements }
}

export type Direction = 'up' | 'down' | 'in' | 'out'

/** One step among its siblings, into the one above, or out beside its parent. */
export function step(
  branches: readonly ElementBranch[],
  element: ElementBranch,
  direction: Direction,
): Move | undefined {
  const parent = parentOf(branches, element)
  if (!parent || !canMove(element)) return undefined
  const siblings = siblingsIn(parent)
  const index = siblings.findIndex(({ id }) => id === element.id)
  const [above, below] = [siblings[index - 1], siblings[index + 1]]
  if (direction === 'up') return above && moveTo(branches, element, above, 'before')
  if (direction === 'down') return below && moveTo(branches, element, below, 'after')
  if (direction === 'in') return above && moveTo(branches, element, above, 'inside')
  return moveTo(branches, element, parent, 'after')
}

/** The tree as it will be told once the move is saved. */
export function afterMove(branches: readonly ElementBranch[], { parentId, elements }: Move): ElementBranch[] {
  const ids = elements.map(({ id }) => id)
  const moved = ids.flatMap(id => find(branches, id) ?? [])
  const level = (find(branches, parentId)?.ElementLevelId ?? 0) + 1
  const without = (branch: ElementBranch): ElementBranch => {
    const rest = branch.children.filter(({ id }) => !ids.includes(id)).map(without)
    return { ...branch, children: branch.id === parentId ? [...moved.map(atLevel(level, parentId)), ...rest] : rest }
  }
  return branches.map(without)
}

const atLevel =
  (level: number, parentId: number) =>
  (branch: ElementBranch): ElementBranch => ({
    ...branch,
    parentId,
    ElementLevelId: level,
    elementLevel: level,
    children: branch.children.map(atLevel(level + 1, branch.id)),
  })
