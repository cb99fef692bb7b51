import type { Given } from '#kernel/server/answers.ts'
import { notFound, Refusal } from '#kernel/server/errors.ts'
import { emit } from '#kernel/server/events.ts'
import type { Caller } from '#kernel/server/gate.ts'
import type { InputOf } from '#kernel/shared/call.ts'
import type { ElementCatalogue } from '#platform/applications/applications.server.ts'
import { identityOutbox } from '#platform/identity/identity.server.ts'
import type { PlatformDb, PlatformTables } from '#platform/platform-db.ts'
import type { RememberedRights } from '#platform/rights/rights.server.ts'
import type { SettingsBoard } from '#platform/settings/settings.server.ts'
import { menuOf } from '#platform/rights/menu.server.ts'
import type { SupportLevel } from '../client.model.ts'
import type { supportCalls } from '../support.calls.ts'
import { supportMinutes } from '../support.model.ts'
import { supportNoted } from './hear-support.ts'
import { runningSupport } from './supports.queries.ts'
import { tellAdmins } from './tell-admins.ts'

export type SupportParts = { catalogue: ElementCatalogue; rights: RememberedRights; settings: SettingsBoard }

type Start = (typeof supportCalls)['startSupport']
type StartGiven = Given<Start, PlatformTables>
type Target = {
  name: string
  readOnly: boolean
  rightsVersion: number
  supportAccess: string
  mfaRequired: boolean
}

/** Hours that a second factor counts here. */
const factorHours = 12

/**
 * Enters a client for an hour, or for an hour more. Its admins are told of each coming, not of what prolongs it.
 * @throws Refusal 400 SUPPORT_CLOSED; 404; 409 CLIENT_INACTIVE, MFA_REQUIRED, REAUTH_REQUIRED
 */
export async function startSupport(given: StartGiven, parts: SupportParts, { clientId, reason }: InputOf<Start>) {
  const { db, caller, clock, language } = given
  const client = await clientToEnter(db, clientId)
  requireFactor(given, parts.settings, client)
  const now = clock.now()
  const until = now.add({ minutes: supportMinutes }).toString()
  const running = await runningSupport(db, caller.userId, now)
  if (running?.reason === reason) await prolong(db, running.id, until)
  else await enter(given, { clientId, reason, now: now.toString(), until })
  return { until, modules: menuOf(parts.catalogue, await levelsOfSupport(parts, caller, clientId, client), language) }
}

async function clientToEnter(db: PlatformDb, id: string): Promise<Target> {
  const client = await db
    .selectFrom('platform.client')
    .select(['name', 'status', 'readOnly', 'rightsVersion', 'supportAccess', 'mfaRequired'])
    .where('id', '=', id)
    .executeTakeFirst()
  if (!client) throw notFound()
  if (client.supportAccess === 'none') throw new Refusal(400, 'SUPPORT_CLOSED', 'clients.refusal.support-closed')
  if (client.status !== 'active') throw new Refusal(409, 'CLIENT_INACTIVE', 'clients.refusal.inactive')
  return client
}

/** The platform, or the client, may ask a second factor of who comes in; one given this morning no longer tells who sits there. */
function requireFactor({ caller: { mfaAt }, clock }: StartGiven, settings: SettingsBoard, { mfaRequired }: Target) {
  if (!mfaRequired && settings.present().mfaPolicy.superAdmin !== 'required') return
  if (mfaAt === null) throw new Refusal(409, 'MFA_REQUIRED', 'identity.mfa-required')
  const latest = clock.now().subtract({ hours: factorHours }).epochMilliseconds
  if (mfaAt <= latest) throw new Refusal(409, 'REAUTH_REQUIRED', 'identity.reauth-required')
}

const prolong = (db: PlatformDb, id: string, until: string) =>
  db.updateTable('platform.support_access').set({ until }).where('id', '=', id).execute()

type Coming = { clientId: string; reason: string; now: string; until: string }

async function enter(given: StartGiven, { clientId, reason, now, until }: Coming) {
  const { db, caller, requestId } = given
  await leave(db, caller.userId, now)
  await db
    .insertInto('platform.support_access')
    .values({ userId: caller.userId, reason, startedAt: now, until })
    .execute()
  await tellAdmins(given, { clientId, reason })
  await emit(db, supportNoted, { what: 'started', userId: caller.userId, clientId, requestId }, identityOutbox)
}

/** Whether there was anything to leave. */
export async function leave(db: PlatformDb, userId: string, now: string) {
  const left = await db
    .updateTable('platform.support_access')
    .set({ endedAt: now })
    .where('userId', '=', userId)
    .where('endedAt', 'is', null)
    .where('until', '>', now)
    .returning('id')
    .execute()
  return left.length > 0
}

function levelsOfSupport({ rights }: SupportParts, caller: Caller, clientId: string, client: Target) {
  const support = client.supportAccess as Exclude<SupportLevel, 'none'>
  const readOnly = client.readOnly || support === 'read'
  return rights.allLevels({ ...caller, clientId, rightsVersion: client.rightsVersion, readOnly, support })
}
