import type { Rights } from '#kernel/server/answers.ts'
import type { RhDb } from '#rh/rh-db.ts'
import type { PlaceKind } from '../workplace.model.ts'
import { reachOf, requireReadable } from './reach.ts'
import { standingPlace } from './standing-place.queries.ts'

/**
 * Where a place is and what the caller may do with it; archived ones are found too, since history names them.
 * @throws Refusal 404
 */
export async function foundPlace({ db, rights }: { db: RhDb; rights: Rights }, kind: PlaceKind, id: string) {
  const { companyId, siteId, path } = await standingPlace(db, kind, id)
  const reach = await reachOf(rights)
  requireReadable(reach, companyId)
  return { companyId, siteId, path, can: reach.can(companyId) }
}
