import { sql } from 'kysely'
import { notFound } from '#kernel/server/errors.ts'
import type { Translate } from '#kernel/server/translate.ts'
import type { Language } from '#kernel/shared/names.ts'
import type { PlatformDb } from '#platform/platform-db.ts'
import { connectedKinds, type ServiceKind, type ServiceOfClient, type ServiceState } from '../external-service.model.ts'

export type Reading = { db: PlatformDb; say: Translate; language: Language; caller: { superAdmin: boolean } }

/** Where the secret of a client for a third party is sealed. */
export const secretPlace = (clientId: string, serviceId: number) => `platform.client_service ${clientId} ${serviceId}`

/** @throws Refusal 404 */
export async function servicesOfKnownClient(reading: Reading, { clientId }: { clientId: string }) {
  const client = await reading.db
    .selectFrom('platform.client')
    .select('id')
    .where('id', '=', clientId)
    .executeTakeFirst()
  if (!client) throw notFound()
  return servicesOfClient(reading)
}

/** Every third party that the client may be connected to, by name; one that is archived where he uses it. */
export async function servicesOfClient({ db, say, language, caller }: Reading): Promise<ServiceOfClient[]> {
  const rows = await db
    .selectFrom('platform.external_service as e')
    .leftJoin('platform.client_service as s', join =>
      join.onRef('s.serviceId', '=', 'e.id').on('s.clientId', '=', eb => eb.fn('kernel.client_id')),
    )
    .select(eb => [
      'e.id as serviceId',
      'e.kind',
      'e.name as label',
      'e.hosts',
      's.state',
      's.address',
      's.account',
      eb('s.secret', 'is not', null).as('hasSecret'),
      's.testedAt',
      's.outcome',
      's.told',
      's.failingSince',
      's.version',
    ])
    .where('e.kind', 'in', connectedKinds)
    .where(eb => eb.or([eb('e.archivedAt', 'is', null), eb(eb.fn.coalesce('s.state', eb.val('off')), '<>', 'off')]))
    .orderBy(sql`kernel.normalise(e.name)`)
    .orderBy('e.id')
    .execute()
  return rows.map(({ address, account, hasSecret, outcome, told, ...row }) => ({
    ...row,
    kind: row.kind as ServiceKind,
    state: (row.state ?? 'off') as ServiceState,
    settings: { address, account, hasSecret: hasSecret === true },
    message: outcome && say(language, `providers.outcome.${outcome}`, { told: told ?? '' }),
    version: row.version ?? 0,
    can: { edit: caller.superAdmin || row.kind !== 'identity' },
  }))
}
