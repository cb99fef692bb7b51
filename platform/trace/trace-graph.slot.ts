import type { Db } from '#kernel/server/db.ts'
import { offer } from '#kernel/shared/offer.ts'
import type { Direction, TraceLink, TraceNode } from './trace.model.ts'

/** A node by its kind and id. */
export type NodeRef = { kind: TraceNode['kind']; id: string }

/**
 * Who knows a part of the way of goods finds it by words, and gives a step of it up or down from these nodes: those of
 * which he knows nothing he leaves out. What is drawn is told in grams.
 */
export type TraceGraph = {
  find(db: Db<never>, words: string): Promise<readonly TraceNode[]>
  /** Those of the nodes that it knows, with what is said of them. */
  named(db: Db<never>, nodes: readonly NodeRef[]): Promise<readonly TraceNode[]>
  step(
    db: Db<never>,
    nodes: readonly NodeRef[],
    direction: Direction,
  ): Promise<{ nodes: readonly TraceNode[]; links: readonly TraceLink[] }>
}

export const traceGraphOffer = offer<TraceGraph>('trace graph')
