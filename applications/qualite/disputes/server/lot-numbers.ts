import type { Offered } from '#kernel/shared/offer.ts'
import { traceGraphOffer } from '#platform/trace/trace-graph.slot.ts'
import type { QualiteDb } from '#qualite/qualite-db.ts'

/** Numbers of lots by their ids, as who keeps them tells; nobody keeps lots: none. */
export async function lotNumbers(
  { db, offered }: { db: QualiteDb; offered: Offered },
  lotIds: readonly (string | null)[],
): Promise<ReadonlyMap<string, string>> {
  const nodes = [...new Set(lotIds)].flatMap(id => (id === null ? [] : [{ kind: 'lot' as const, id }]))
  if (nodes.length === 0) return new Map()
  const known = await Promise.all(offered(traceGraphOffer).map(graph => graph.named(db as never, nodes)))
  return new Map(known.flat().map(({ id, label }) => [id, label]))
}
