import type { Level } from '#kernel/shared/access.ts'
import type { Grants } from './client-plan.ts'

/** An element of the tree as the database knows it; `application` is null for those of the platform. */
export type KnownElement = {
  id: number
  parentId: number | null
  application: string | null
  path: string
  kind: 'MODULE' | 'PAGE' | 'ACTION' | 'FIELDS'
}

export type LevelOn = { elementId: number; level: Level }

const isOwnRight = ({ kind }: KnownElement) => kind === 'ACTION' || kind === 'FIELDS'

/** An act is not or is, fields are at most editable: both stop at 2, and need to be managed or named to be had. */
const levelWithin = (element: KnownElement, level: Level): Level => {
  if (!isOwnRight(element)) return level
  return level === 3 ? 2 : 0
}

/**
 * The level on each element that grants give. What is above a page is raised to 1, as every writing of rights does.
 * @throws on a path that names no element
 */
export function levelsOf(
  elements: readonly KnownElement[],
  { applications = {}, elements: byPath = {} }: Grants,
): LevelOn[] {
  const levels = new Map<number, Level>()
  for (const element of elements) {
    levels.set(element.id, levelWithin(element, applications[element.application ?? 'platform'] ?? 0))
  }
  for (const [path, level] of Object.entries(byPath)) {
    const element = elementAt(elements, path)
    levels.set(element.id, level)
    if (level > 0) raiseParents(elements, levels, element)
  }
  return [...levels].filter(([, level]) => level > 0).map(([id, level]) => ({ elementId: id, level }))
}

export function elementAt(elements: readonly KnownElement[], path: string) {
  const found = elements.find(element => element.path === path)
  if (!found) throw new Error(`no element ${path}`)
  return found
}

function raiseParents(elements: readonly KnownElement[], levels: Map<number, Level>, { parentId }: KnownElement) {
  const parent = elements.find(element => element.id === parentId)
  if (!parent) return
  if (!levels.get(parent.id)) levels.set(parent.id, 1)
  raiseParents(elements, levels, parent)
}
