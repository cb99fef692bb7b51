import type { Clock } from '#kernel/server/clock.ts'
import { notFound } from '#kernel/server/errors.ts'
import type { Caller } from '#kernel/server/gate.ts'
import type { Language } from '#kernel/shared/names.ts'
import type { ElementCatalogue } from '#platform/applications/applications.server.ts'
import { membershipsOf } from '#platform/identity/identity.server.ts'
import type { PlatformDb } from '#platform/platform-db.ts'
import type { RememberedRights } from '#platform/rights/rights.server.ts'
import type { ClientChosen } from '../user.model.ts'
import { fineRightsOf, menuOf } from './menu.ts'

export type Knowledge = { catalogue: ElementCatalogue; rights: RememberedRights }

type Asking = { db: PlatformDb; caller: Caller; clock: Clock; language: Language }

/**
 * A client of the caller's with what he may open in it.
 * @throws Refusal 404 for a client that is not his, or not active, or does not exist: all alike
 */
export async function clientChosen(
  asking: Asking,
  { catalogue, rights }: Knowledge,
  clientId: string,
): Promise<ClientChosen> {
  const { db, caller, clock, language } = asking
  const memberships = await membershipsOf(db, caller.userId, clock)
  const membership = memberships.find(({ id, status }) => id === clientId && status === 'active')
  if (!membership) throw notFound()
  const { rights_version } = await db
    .selectFrom('platform.client')
    .select('rights_version')
    .where('id', '=', clientId)
    .executeTakeFirstOrThrow()
  const { companies } = await db
    .selectFrom('platform.company')
    .select(eb => eb.fn.countAll<number>().as('companies'))
    .where('client_id', '=', clientId)
    .where('archived_at', 'is', null)
    .executeTakeFirstOrThrow()
  const levels = await rights.allLevels({ ...caller, clientId, rightsVersion: rights_version })
  const { id, name, logo, readOnly, admin } = membership
  const modules = menuOf(catalogue, levels, language)
  return {
    client: { id, name, logo, readOnly },
    adminOfClient: admin,
    companies,
    modules,
    configurableApplications: admin ? modules.flatMap(module => module.id ?? []) : [],
    fineRights: fineRightsOf(catalogue, levels),
    rightsVersion: rights_version,
  }
}
