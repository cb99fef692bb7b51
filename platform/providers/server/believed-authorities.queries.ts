import type { PlatformDb } from '#platform/platform-db.ts'
import { hasAnchors, serviceKinds } from '../external-service.model.ts'

/** Whose certificates the installation believes (PEM), and the hosts where they may be asked whether one still holds. */
export type BelievedAuthorities = { anchors: string[]; hosts: string[] }

/** Those of time-stamp servers too: who signs times has his certificate of an authority. */
export async function believedAuthorities(db: PlatformDb): Promise<BelievedAuthorities> {
  const rows = await db
    .selectFrom('platform.external_service')
    .select(['anchors', 'hosts'])
    .where('kind', 'in', serviceKinds.filter(hasAnchors))
    .where('archivedAt', 'is', null)
    .orderBy('id')
    .execute()
  return { anchors: rows.flatMap(({ anchors }) => anchors), hosts: rows.flatMap(({ hosts }) => hosts) }
}
