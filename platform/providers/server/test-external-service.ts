import type { Given } from '#kernel/server/answers.ts'
import { notFound, wrongField } from '#kernel/server/errors.ts'
import type { InputOf } from '#kernel/shared/call.ts'
import type { PlatformDb, PlatformTables } from '#platform/platform-db.ts'
import { isGood, type ServiceOfClient } from '../external-service.model.ts'
import type { providersCalls } from '../providers.calls.ts'
import { type Found, probe } from './probe.ts'
import type { PrivateHosts } from './save-external-service.ts'
import { servicesOfKnownClient } from './services-of-client.queries.ts'

type Testing = Given<(typeof providersCalls)['testExternalService'], PlatformTables>
type Asked = InputOf<(typeof providersCalls)['testExternalService']>

/**
 * Asks the third party and keeps what it found: one that is on and does not answer fails from then on, until it does.
 * @throws Refusal 400 when it has no address, 404
 */
export async function testExternalService(
  given: Testing & { privateHosts: PrivateHosts },
  { clientId, serviceId }: Asked,
) {
  const { withDb, say, language, clock } = given
  const service = await withDb(async db => {
    const found = (await servicesOfKnownClient({ ...given, db }, { clientId })).find(
      known => known.serviceId === serviceId,
    )
    if (!found) throw notFound()
    return found
  })
  const found = await tried(given, service)
  await withDb(db => keep(db, service, found, { clientId, at: clock.now().toString() }))
  const message = say(language, `providers.outcome.${found.outcome}`, { told: found.told ?? '' })
  return { ok: isGood(found.outcome), message, ms: found.ms }
}

async function tried(
  given: Testing & { privateHosts: PrivateHosts },
  { kind, state, settings, hosts }: ServiceOfClient,
): Promise<Found> {
  if (state === 'simulated') return { outcome: 'simulated', told: null, ms: 0 }
  if (settings.address === null) throw wrongField('address', 'ADDRESS_MISSING', 'providers.settings.address-missing')
  return probe(given, { kind, address: settings.address, hosts })
}

/** What was changed meanwhile was not what was tested. */
async function keep(
  db: PlatformDb,
  { serviceId, state, failingSince, version }: ServiceOfClient,
  { outcome, told }: Found,
  { clientId, at }: { clientId: string; at: string },
) {
  const isOn = state === 'on' || state === 'failing'
  const verdict = isGood(outcome)
    ? { state: 'on', failingSince: null }
    : { state: 'failing', failingSince: failingSince ?? at }
  await db
    .updateTable('platform.client_service')
    .set({ testedAt: at, outcome, told, ...(isOn ? verdict : {}) })
    .where('clientId', '=', clientId)
    .where('serviceId', '=', serviceId)
    .where('version', '=', version)
    .execute()
}
