import type { Given } from '#kernel/server/answers.ts'
import { wrongField } from '#kernel/server/errors.ts'
import { requireUnchanged, takeForChange } from '#kernel/server/take-for-change.ts'
import type { PlatformTables } from '#platform/platform-db.ts'
import type { EditedServiceOfClient, ServiceOfClient, ServiceState } from '../external-service.model.ts'
import type { providersCalls } from '../providers.calls.ts'
import { secretPlace, servicesOfClient } from './services-of-client.queries.ts'

type Editing = Given<(typeof providersCalls)['editExternalServices'], PlatformTables>
type Edition = { clientId: string; externalServices: readonly EditedServiceOfClient[] }

/**
 * Connects a client to third parties, simulates them, or leaves them off: all of what is sent, or nothing.
 * @throws Refusal 400 on a field; 404; 409 when somebody saved in between
 */
export async function editServicesOfClient(given: Editing, { clientId, externalServices }: Edition) {
  const { db } = given
  // Two who edit the same client come one after the other.
  await takeForChange(db.selectFrom('platform.client').select('id').where('id', '=', clientId))
  const known = new Map((await servicesOfClient(given)).map(service => [service.serviceId, service]))
  for (const [index, edited] of externalServices.entries()) {
    const at = `externalServices.${index}`
    const former = known.get(edited.serviceId)
    if (!former) throw wrongField(`${at}.serviceId`, 'UNKNOWN_SERVICE', 'providers.refusal.unknown')
    if (!former.can.edit) throw wrongField(`${at}.serviceId`, 'SUPER_ADMIN_ONLY', 'providers.refusal.identity')
    requireUnchanged(former, edited)
    const row = { ...settled(given, clientId, former, edited, at), ...judged(former, edited) }
    await db
      .insertInto('platform.client_service')
      .values({ clientId, serviceId: edited.serviceId, ...row })
      .onConflict(known =>
        known.columns(['clientId', 'serviceId']).doUpdateSet(eb => ({
          ...row,
          version: eb('platform.client_service.version', '+', 1),
        })),
      )
      .execute()
  }
  return servicesOfClient(given)
}

/** Address, account and secret: a secret is told to no other host than the one that it was given for. */
function settled(
  { keys }: Editing,
  clientId: string,
  { hosts, settings: kept }: ServiceOfClient,
  { serviceId, state, settings }: EditedServiceOfClient,
  at: string,
) {
  const { address, account } = settings ?? kept
  if (address === null && isOn(state))
    throw wrongField(`${at}.settings.address`, 'ADDRESS_MISSING', 'kernel.field.required')
  if (address !== null && !hosts.includes(new URL(address).host))
    throw wrongField(`${at}.settings.address`, 'HOST_NOT_LISTED', 'providers.settings.host-not-listed', {
      hosts: hosts.join(', '),
    })
  const secret = settings?.secret
  if (secret === undefined && kept.hasSecret && !isSameHost(kept.address, address))
    throw wrongField(`${at}.settings.secret`, 'SECRET_OF_OTHER_HOST', 'providers.settings.secret-again')
  return {
    address,
    account,
    ...(secret === undefined ? {} : { secret: keys.seal(secretPlace(clientId, serviceId), secret) }),
  }
}

/** What a test found holds as long as nothing of what it tested has changed. */
function judged(former: ServiceOfClient, { state, settings }: EditedServiceOfClient) {
  const isAsTested =
    settings === undefined ||
    (settings.address === former.settings.address &&
      settings.account === former.settings.account &&
      settings.secret === undefined)
  if (isAsTested && isOn(state) && isOn(former.state)) return { state: former.state }
  const wished: ServiceState = isOn(state) ? 'on' : state
  return { state: wished, failingSince: null, ...(isAsTested ? {} : { testedAt: null, outcome: null, told: null }) }
}

const isOn = (state: ServiceState) => state === 'on' || state === 'failing'

const isSameHost = (one: string | null, other: string | null) =>
  one !== null && other !== null && new URL(one).host === new URL(other).host
