import { useState } from 'react'
import type { ElementBranch } from '../element.model.ts'
import { flat } from './element-tree.ts'

/** So many lines are still taken in at once. */
const fewElements = 80

const withChildren = (tree: readonly ElementBranch[]) =>
  new Set(flat(tree).flatMap(({ id, children }) => (children.length > 0 ? [id] : [])))

/** At first, the whole of a small tree, the first level of a large one. */
const atFirst = (tree: readonly ElementBranch[]) =>
  flat(tree).length <= fewElements ? withChildren(tree) : new Set(tree.map(({ id }) => id))

export function useOpenBranches(tree: readonly ElementBranch[]) {
  const [chosen, setChosen] = useState<ReadonlySet<number> | null>(null)
  const open = chosen ?? atFirst(tree)
  return {
    open,
    toggle: ({ id }: ElementBranch) =>
      setChosen(open.has(id) ? new Set([...open].filter(one => one !== id)) : new Set([...open, id])),
    openAll: () => setChosen(withChildren(tree)),
    closeAll: () => setChosen(new Set(tree.map(({ id }) => id))),
  }
}
