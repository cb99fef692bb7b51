import { forbidden, notFound, Refusal } from '#kernel/server/errors.ts'
import type { Caller } from '#kernel/server/gate.ts'
import type { PlatformDb } from '#platform/platform-db.ts'
import { administeredBy } from '#platform/rights/rights.server.ts'

/** Whom somebody leads in the client of the transaction: everybody, or the people of some companies and services. */
export type Leadership = {
  userId: string
  everybody: boolean
  companies: ReadonlySet<string>
  services: ReadonlySet<string>
  readsOnly: boolean
  /** Entered to help: who administers the client is its own affair. */
  isSupport: boolean
  /** A super admin who reads from outside what the client's admin does. */
  isOutside: boolean
}

type Place = { id: string; companyId: string }

/** A super admin sees everybody in the client that he names; to lead them he enters it, as far as it lets its support in. */
export async function leadershipOf(db: PlatformDb, caller: Caller): Promise<Leadership> {
  const { admin, companies, services } = await administeredBy(db, caller)
  const isSupport = caller.support !== null
  const isOutside = caller.superAdmin && !isSupport && !(admin && caller.clientId)
  return {
    userId: caller.userId,
    everybody: admin || caller.superAdmin,
    companies,
    services,
    readsOnly: caller.readOnly || isOutside,
    isSupport,
    isOutside,
  }
}

/** @throws Refusal 403 for who may only read here; 409 for a super admin who has not entered the client */
export async function leadershipToWrite(db: PlatformDb, caller: Caller): Promise<Leadership> {
  return toWrite(db, await leadershipOf(db, caller))
}

/** The same for an invitation: the super administration opens accounts for any client, into none of its services. */
export async function leadershipToInvite(db: PlatformDb, caller: Caller, serviceIds: readonly string[]) {
  const leader = await leadershipOf(db, caller)
  return leader.isOutside && serviceIds.length === 0 ? leader : toWrite(db, leader)
}

async function toWrite(db: PlatformDb, leader: Leadership) {
  if (leader.isOutside) throw await notEntered(db)
  if (leader.readsOnly) throw forbidden()
  return leader
}

/** Why nothing is done from outside in the client of the transaction: it lets nobody in, or he has not entered it. */
async function notEntered(db: PlatformDb) {
  const client = await db
    .selectFrom('platform.client')
    .select('supportAccess')
    .where('id', '=', eb => eb.fn('kernel.client_id'))
    .executeTakeFirst()
  if (!client) return notFound()
  if (client.supportAccess === 'none') return new Refusal(409, 'SUPPORT_CLOSED', 'clients.refusal.support-closed')
  return new Refusal(409, 'SUPPORT_NEEDED', 'users.enter-first')
}

export const leadsService = ({ everybody, companies, services }: Leadership, { id, companyId }: Place) =>
  everybody || services.has(id) || companies.has(companyId)
