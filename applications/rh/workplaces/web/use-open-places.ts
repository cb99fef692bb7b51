import { useState } from 'react'
import { flat, type PlaceNode } from './place-nodes.ts'

const holders = (nodes: readonly PlaceNode[]) => flat(nodes).filter(({ children }) => children.length > 0)

/** So many lines are still looked over at once. */
const fewPlaces = 200

/** At first, the whole of a small tree; of a large one all but the subunits. */
const closedAtFirst = (nodes: readonly PlaceNode[]) => {
  const all = flat(nodes)
  return new Set(all.length <= fewPlaces ? [] : all.flatMap(({ id, kind }) => (kind === 'unit' ? [id] : [])))
}

export function useOpenPlaces(nodes: readonly PlaceNode[]) {
  const [chosen, setClosed] = useState<ReadonlySet<string>>()
  const closed = chosen ?? closedAtFirst(nodes)
  const open = new Set(holders(nodes).flatMap(({ id }) => (closed.has(id) ? [] : [id])))
  const change = (id: string, isClosed: boolean) =>
    setClosed(isClosed ? new Set([...closed, id]) : new Set([...closed].filter(one => one !== id)))
  return {
    open,
    toggle: ({ id }: PlaceNode) => change(id, open.has(id)),
    show: ({ id }: PlaceNode) => change(id, false),
    openAll: () => setClosed(new Set()),
    closeAll: () => setClosed(new Set(holders(nodes).flatMap(({ id, kind }) => (kind === 'company' ? [] : [id])))),
  }
}
