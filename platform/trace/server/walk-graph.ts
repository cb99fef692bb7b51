import type { Db } from '#kernel/server/db.ts'
import type { Offered } from '#kernel/shared/offer.ts'
import { type NodeRef, traceGraphOffer } from '../trace-graph.slot.ts'
import type { Direction, TraceLink, TraceNode } from '../trace.model.ts'

/** Nodes that are drawn: beyond, one says so and shows no more. */
const mostNodes = 500

export type Walked = { nodes: TraceNode[]; links: TraceLink[]; isMore: boolean }

export const keyOf = ({ kind, id }: NodeRef) => `${kind}:${id}`

/** All that is reached from a node, step by step, by what each application knows of the way. */
export async function walkGraph(
  { db, offered }: { db: Db<never>; offered: Offered },
  start: TraceNode,
  directions: readonly Direction[],
): Promise<Walked> {
  const nodes = new Map([[keyOf(start), start]])
  const links = new Map<string, TraceLink>()
  for (const direction of directions) {
    let front: readonly NodeRef[] = [start]
    while (front.length > 0 && nodes.size <= mostNodes) {
      const next: NodeRef[] = []
      for (const graph of offered(traceGraphOffer)) {
        const step = await graph.step(db, front, direction)
        for (const link of step.links) links.set(`${link.from} ${link.to}`, link)
        for (const node of step.nodes) {
          if (nodes.has(keyOf(node))) continue
          nodes.set(keyOf(node), node)
          next.push(node)
        }
      }
      front = next
    }
  }
  const kept = [...nodes.values()].slice(0, mostNodes)
  const known = new Set(kept.map(keyOf))
  return {
    nodes: kept,
    links: [...links.values()].filter(({ from, to }) => known.has(from) && known.has(to)),
    isMore: nodes.size > mostNodes,
  }
}
