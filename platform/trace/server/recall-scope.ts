import type { Db } from '#kernel/server/db.ts'
import { notFound } from '#kernel/server/errors.ts'
import type { Offered } from '#kernel/shared/offer.ts'
import { type NodeRef, traceGraphOffer } from '../trace-graph.slot.ts'
import { keyOf } from './walk-graph.ts'

type Walking = { db: Db<never>; offered: Offered }

/** Lots of one recall at most: more are narrowed first. */
const mostLots = 100_000

/** All lots that were made of what a node names, step by step, whole: who calls goods back must know every one. */
export async function lotsReachedFrom({ db, offered }: Walking, start: NodeRef): Promise<string[]> {
  const seen = new Set([keyOf(start)])
  const lots = start.kind === 'lot' ? [start.id] : []
  let front: NodeRef[] = [start]
  while (front.length > 0 && lots.length < mostLots) {
    const next: NodeRef[] = []
    for (const graph of offered(traceGraphOffer)) {
      const { nodes } = await graph.step(db, front, start.kind === 'pallet' && front[0] === start ? 'up' : 'down')
      for (const node of nodes) {
        if (seen.has(keyOf(node))) continue
        seen.add(keyOf(node))
        if (node.kind === 'lot') lots.push(node.id)
        if (node.kind !== 'pallet' && node.kind !== 'customer') next.push(node)
      }
    }
    front = next
  }
  return lots
}

/** What a node is called, from who knows it. @throws Refusal 404 where nobody does */
export async function nodeNamed({ db, offered }: Walking, start: NodeRef) {
  for (const graph of offered(traceGraphOffer)) {
    const [node] = await graph.named(db, [start])
    if (node) return node
  }
  throw notFound()
}
