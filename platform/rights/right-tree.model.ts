/** The kinds of element, by what they know: an ACTION is not or is, FIELDS are at most editable. */
export type RightNode = { id: number; parentId: number | null; kind: 'MODULE' | 'PAGE' | 'ACTION' | 'FIELDS' }

/** What stands in a cell; null where there is no row. */
export type Setting = number | null

/** What is set, by element; `missing` is what no row counts for: 0 for a grant and a client's ceiling, 3 for other ceilings. */
export type Settings = { cells: ReadonlyMap<number, Setting>; missing: 0 | 3 }

export type Wish = { elementId: number; value: Setting }

/** A cell that moves, and the wish that moves it, by its place in the list. */
export type Move = { elementId: number; before: Setting; after: Setting; cause: number }

export type RightTree<Node extends RightNode = RightNode> = {
  node(id: number): Node | undefined
  ancestors(id: number): readonly number[]
  descendants(id: number): readonly number[]
}

export function treeOf<Node extends RightNode>(elements: readonly Node[]): RightTree<Node> {
  const nodes = new Map(elements.map(element => [element.id, element]))
  const children = Map.groupBy(elements, element => element.parentId)
  const ancestors = (id: number): number[] => {
    const parentId = nodes.get(id)?.parentId ?? null
    return parentId === null || !nodes.has(parentId) ? [] : [parentId, ...ancestors(parentId)]
  }
  const descendants = (id: number): number[] =>
    (children.get(id) ?? []).flatMap(child => [child.id, ...descendants(child.id)])
  return { node: id => nodes.get(id), ancestors, descendants }
}

/** The most that an element knows, under a bound. */
export const mostWithin = ({ kind }: Pick<RightNode, 'kind'>, bound: number) => {
  if (kind === 'ACTION') return bound >= 2 ? 2 : 0
  return kind === 'FIELDS' ? Math.min(bound, 2) : bound
}

export const isKnownLevel = (node: Pick<RightNode, 'kind'>, value: Setting) =>
  value === null || mostWithin(node, value) === value

/**
 * Every cell that the wishes move, one after the other. A child above 0 has its ancestors at 1 or more: raising it
 * raises them, and what is set to nothing takes away what stands below.
 */
export function movesOf(tree: RightTree, { cells, missing }: Settings, wishes: readonly Wish[]): Move[] {
  const settings = new Map(cells)
  const causes = new Map<number, number>()
  const worth = (value: Setting) => value ?? missing
  const standing = (id: number) => settings.get(id) ?? null
  for (const [cause, { elementId, value }] of wishes.entries()) {
    const set = (id: number, setting: Setting) => {
      settings.set(id, setting)
      causes.set(id, cause)
    }
    set(elementId, value)
    if (worth(value) === 0) {
      for (const id of tree.descendants(elementId)) if (worth(standing(id)) > 0) set(id, value)
    } else {
      for (const id of tree.ancestors(elementId)) if (worth(standing(id)) === 0) set(id, 1)
    }
  }
  return [...causes].flatMap(([elementId, cause]) => {
    const [before, after] = [cells.get(elementId) ?? null, standing(elementId)]
    return before === after ? [] : [{ elementId, before, after, cause }]
  })
}
