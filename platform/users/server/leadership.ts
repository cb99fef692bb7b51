import { forbidden } from '#kernel/server/errors.ts'
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
}

type Place = { id: string; companyId: string }

/** A super admin leads everybody in the client that he names, as its admin does. */
export async function leadershipOf(db: PlatformDb, caller: Caller): Promise<Leadership> {
  const { admin, companies, services } = await administeredBy(db, caller)
  const isSupport = caller.support !== null
  return {
    userId: caller.userId,
    everybody: admin || caller.superAdmin,
    companies,
    services,
    readsOnly: caller.readOnly && (isSupport || !caller.superAdmin),
    isSupport,
  }
}

/** @throws Refusal 403 for who may only read here */
export async function leadershipToWrite(db: PlatformDb, caller: Caller): Promise<Leadership> {
  const leader = await leadershipOf(db, caller)
  if (leader.readsOnly) throw forbidden()
  return leader
}

export const leadsService = ({ everybody, companies, services }: Leadership, { id, companyId }: Place) =>
  everybody || services.has(id) || companies.has(companyId)
