import type { Caller } from '#kernel/server/gate.ts'
import type { ElementCatalogue } from '#platform/applications/applications.server.ts'
import type { RememberedRights } from '#platform/rights/rights.server.ts'

/** What the room asks of the house. */
export type SigningKnowledge = { rights: RememberedRights; catalogue: ElementCatalogue }

/** Applications in which a member writes somewhere: before a document names its element, that much is asked of him. */
export async function applicationsWrittenBy({ rights, catalogue }: SigningKnowledge, caller: Caller, userId: string) {
  const isCaller = userId === caller.userId
  const levels = await rights.allLevels(isCaller ? caller : { ...caller, userId, support: null })
  const written = [...levels].filter(([, level]) => level >= 2).map(([path]) => catalogue.applicationOf(path))
  return new Set(written.filter(id => id !== undefined))
}
