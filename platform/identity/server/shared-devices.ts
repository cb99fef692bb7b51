import { randomUUID } from 'node:crypto'
import type { Given } from '#kernel/server/answers.ts'
import { notFound, Refusal } from '#kernel/server/errors.ts'
import { digestOfKey, newKey } from '#kernel/server/key-of-link.ts'
import type { InputOf } from '#kernel/shared/call.ts'
import type { PlatformDb, PlatformTables } from '#platform/platform-db.ts'
import type { SharedDevice } from '../shared-device.model.ts'
import type { sharedDevicesCalls } from '../shared-devices.calls.ts'
import { endSessions } from './end-sessions.ts'
import { enter } from './enter.ts'
import type { IdentityGivenApart } from './identity-parts.ts'
import { isMemberNow } from './is-member-now.ts'
import { requireNotHelping } from './require-not-helping.ts'
import { noteSecurity } from './security-events.ts'
import { signedInUser } from './signed-in-user.queries.ts'

type List = typeof sharedDevicesCalls.getSharedDevices
type Create = typeof sharedDevicesCalls.createSharedDevice
type Enrol = typeof sharedDevicesCalls.enrolSharedDevice
type Revoke = typeof sharedDevicesCalls.revokeSharedDevice
type Asking = Given<List | Create | Enrol | Revoke, PlatformTables>

/** Those of the caller's client, by name. */
export const sharedDevices = (given: Asking): Promise<SharedDevice[]> =>
  ofClient(given).orderBy('u.name').orderBy('u.id').execute()

/** An account that no person signs in with: its mail leads nowhere, it has no password. @throws Refusal 409 SUPPORT_NOT_ALLOWED to who helps */
export async function createSharedDevice(given: Given<Create, PlatformTables>, { name }: InputOf<Create>) {
  const { db, clock, caller } = given
  const clientId = caller.clientId as string
  const now = clock.now().toString()
  const { id: userId } = await db
    .insertInto('platform.user')
    .values({
      name,
      mail: `${randomUUID()}@device.invalid`,
      firstname: '',
      selectedClientId: clientId,
      createdAt: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await db.insertInto('platform.client_user').values({ clientId, userId, acceptedAt: now }).execute()
  await requireNotHelping(db, clock, caller, userId)
  await db.insertInto('platform.shared_device').values({ userId }).execute()
  await note(given, userId, 'device-made')
  return deviceById(given, userId)
}

/** A new key, which the former does not outlive. @throws Refusal 404; 409 SUPPORT_NOT_ALLOWED to who helps */
export async function enrolSharedDevice(given: Given<Enrol, PlatformTables>, { userId }: InputOf<Enrol>) {
  const key = newKey()
  await setKey(
    given,
    userId,
    { keyHash: digestOfKey(key), enrolledAt: given.clock.now().toString() },
    'device-enrolled',
  )
  return { key, device: await deviceById(given, userId) }
}

/** @throws Refusal 404; 409 SUPPORT_NOT_ALLOWED to who helps */
export async function revokeSharedDevice(given: Given<Revoke, PlatformTables>, { userId }: InputOf<Revoke>) {
  await setKey(given, userId, { keyHash: null, enrolledAt: null }, 'device-revoked')
  return deviceById(given, userId)
}

/**
 * Opens the session of the account that the key belongs to. Its membership must stand, and it administers nothing: who
 * administers shows a password and a second factor.
 * @throws Refusal 401 STATION_UNKNOWN; 503 MAINTENANCE
 */
export async function enterWithDevice(given: IdentityGivenApart, key: string) {
  const userId = await given.withDb(async db => {
    const found = await db
      .selectFrom('platform.shared_device as d')
      .innerJoin('platform.user as u', 'u.id', 'd.userId')
      .select('u.id')
      .where('d.keyHash', '=', digestOfKey(key))
      .where('u.active', '=', true)
      .executeTakeFirst()
    if (!found) return undefined
    const { selectedClient, adminOfClient } = await signedInUser(db, found.id, given.clock)
    return selectedClient && !adminOfClient ? found.id : undefined
  })
  if (!userId) {
    await given.withDb(db => noteSecurity(db, 'LOGIN_FAILED', { ...given, detail: { by: 'device' } }))
    throw new Refusal(401, 'STATION_UNKNOWN', 'identity.shared-device.unknown')
  }
  return given.withDb(async db => {
    const enteredAt = given.clock.now().toString()
    await db.updateTable('platform.shared_device').set({ enteredAt }).where('userId', '=', userId).execute()
    return enter(given, db, { userId, mfaAt: null, isDevice: true })
  })
}

type Key = { keyHash: Buffer | null; enrolledAt: string | null }

async function setKey(given: Asking, userId: string, key: Key, what: string) {
  await deviceById(given, userId)
  await requireNotHelping(given.db, given.clock, given.caller, userId)
  await given.db.updateTable('platform.shared_device').set(key).where('userId', '=', userId).execute()
  await endSessions(given.db, given, { userId }, 'ADMIN')
  await note(given, userId, what)
}

async function deviceById(given: Asking, userId: string): Promise<SharedDevice> {
  const device = await ofClient(given).where('u.id', '=', userId).executeTakeFirst()
  if (!device) throw notFound()
  return device
}

const ofClient = ({ db, clock, caller }: Asking) =>
  (db as PlatformDb)
    .selectFrom('platform.shared_device as d')
    .innerJoin('platform.user as u', 'u.id', 'd.userId')
    .innerJoin('platform.client_user as m', 'm.userId', 'd.userId')
    .select(['d.userId', 'u.name', 'd.enrolledAt', 'd.enteredAt'])
    .where('m.clientId', '=', caller.clientId as string)
    .where(isMemberNow('m', clock))

const note = (given: Asking, userId: string, what: string) =>
  noteSecurity(given.db, 'ACCOUNT_CHANGED', {
    ...given,
    userId,
    clientId: given.caller.clientId as string,
    detail: { what, by: given.caller.userId },
  })
