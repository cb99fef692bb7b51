import type { Db } from '#kernel/server/db.ts'
import type { Offered } from '#kernel/shared/offer.ts'
import { traceGraphOffer } from '../trace-graph.slot.ts'

/** Numbers of lots by their ids, as who keeps them tells; nobody keeps lots: none. */
export async function lotNumbers<Tables>(
  { db, offered }: { db: Db<Tables>; offered: Offered },
  lotIds: readonly (string | null)[],
): Promise<ReadonlyMap<string, string>> {
  const nodes = [...new Set(lotIds)].flatMap(id => (id === null ? [] : [{ kind: 'lot' as const, id }]))
  if (nodes.length === 0) return new Map()
  const known = await Promise.all(offered(traceGraphOffer).map(graph => graph.named(db as never, nodes)))
  return new Map(known.flat().map(({ id, label }) => [id, label]))
}

/** Ids of the lots that words find, as who keeps them tells. */
export async function lotsFound<Tables>(
  { db, offered }: { db: Db<Tables>; offered: Offered },
  words: string,
): Promise<readonly string[]> {
  const found = await Promise.all(offered(traceGraphOffer).map(graph => graph.find(db as never, words)))
  return found.flat().flatMap(({ kind, id }) => (kind === 'lot' ? [id] : []))
}
