import type { Clock } from '#kernel/server/clock.ts'
import { notFound } from '#kernel/server/errors.ts'
import type { Caller } from '#kernel/server/gate.ts'
import type { Language } from '#kernel/shared/names.ts'
import type { Offered } from '#kernel/shared/offer.ts'
import type { ElementCatalogue } from '#platform/applications/applications.server.ts'
import { logoAddress } from '#platform/identity/client-logo.model.ts'
import { membershipsOf } from '#platform/identity/identity.server.ts'
import type { PlatformDb } from '#platform/platform-db.ts'
import { configurableApplicationsOffer } from '../configurable-applications.slot.ts'
import type { ClientChosen } from '../menu.model.ts'
import { officeIn } from './administered.queries.ts'
import { fineRightsOf, menuOf } from './menu.ts'
import type { RememberedRights } from './remembered-rights.ts'

export type Knowledge = { catalogue: ElementCatalogue; rights: RememberedRights }

type Asking = { db: PlatformDb; caller: Caller; clock: Clock; language: Language; offered: Offered }

/**
 * A client of the caller's, or one that he entered to help, with what he may open in it.
 * @throws Refusal 404 for a client that is not his, or not active, or does not exist: all alike
 */
export async function clientChosen(asking: Asking, knowledge: Knowledge, clientId: string): Promise<ClientChosen> {
  const { db, caller, clock, language } = asking
  const { catalogue, rights } = knowledge
  const isHelping = caller.support !== null && caller.clientId === clientId
  const memberships = await membershipsOf(db, caller.userId, clock)
  const membership = memberships.find(({ id, status }) => id === clientId && status === 'active')
  if (!membership && !isHelping) throw notFound()
  const client = await db
    .selectFrom('platform.client')
    .select(['id', 'name', 'status', 'logoKey', 'readOnly', 'rightsVersion'])
    .where('id', '=', clientId)
    .executeTakeFirstOrThrow()
  const { rightsVersion, id, name } = client
  const card = { id, name, logo: logoAddress(client), readOnly: client.readOnly }
  const { companies } = await db
    .selectFrom('platform.company')
    .select(eb => eb.fn.countAll<number>().as('companies'))
    .where('clientId', '=', clientId)
    .where('archivedAt', 'is', null)
    .executeTakeFirstOrThrow()
  const admin = isHelping || (membership?.admin ?? false)
  const support = isHelping ? caller.support : null
  const readOnly = card.readOnly || support === 'read' || (membership?.readsOnly ?? false)
  const thereAs = { ...caller, clientId, rightsVersion, readOnly, support }
  const levels = await rights.allLevels(thereAs)
  const there = { caller: thereAs, clientId, admin, readOnly }
  const configurable: number[] = []
  for (const ask of asking.offered(configurableApplicationsOffer)) configurable.push(...(await ask(asking, there)))
  const office = await officeIn(db, caller.userId, clientId)
  return {
    client: card,
    adminOfClient: admin,
    manages: office.companies.length + office.services.length > 0,
    companies,
    modules: menuOf(catalogue, levels, language),
    configurableApplications: configurable,
    fineRights: fineRightsOf(catalogue, levels),
    rightsVersion,
  }
}
