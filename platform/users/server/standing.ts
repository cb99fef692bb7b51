import { notFound } from '#kernel/server/errors.ts'
import type { Clock } from '#kernel/server/clock.ts'
import type { Caller } from '#kernel/server/gate.ts'
import type { Level } from '#kernel/shared/access.ts'
import { membershipsOf } from '#platform/identity/identity.server.ts'
import type { PlatformDb } from '#platform/platform-db.ts'
import type { Knowledge } from '#platform/rights/menu.server.ts'
import { requireVisible } from './visible-person.queries.ts'

export type Reading = { db: PlatformDb; caller: Caller; clock: Clock }

/** What is asked of a person is asked where one sees him: about somebody else, in the client that one works in. */
export async function requireAskable(asking: Reading, userId: string, clientId?: string) {
  const { userId: ownId, superAdmin, clientId: ownClient } = asking.caller
  await requireVisible(asking, userId)
  if (userId !== ownId && !superAdmin && clientId !== undefined && clientId !== ownClient) throw notFound()
}

/** Whether somebody bears a super role. */
export async function superRolesOf(asking: Reading, userId: string) {
  await requireAskable(asking, userId)
  return asking.db
    .selectFrom('platform.user')
    .select(['superAdmin', 'superDev'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow()
}

/** Somebody's place in an active client; none in one that he does not belong to, or that does not exist. */
export async function membershipIn(asking: Reading, userId: string, clientId: string) {
  await requireAskable(asking, userId, clientId)
  const memberships = await membershipsOf(asking.db, userId, asking.clock)
  return memberships.find(({ id, status }) => id === clientId && status === 'active')
}

/** Levels by element path, with the version of the client's rights that they follow from; none where he is no member. */
export async function levelsIn(asking: Reading, { rights }: Knowledge, userId: string, clientId: string) {
  const membership = await membershipIn(asking, userId, clientId)
  if (!membership) return { membership, version: 0, levels: new Map<string, Level>() }
  const { rightsVersion } = await asking.db
    .selectFrom('platform.client')
    .select('rightsVersion')
    .where('id', '=', clientId)
    .executeTakeFirstOrThrow()
  const levels = await rights.allLevels({ ...asking.caller, userId, clientId, rightsVersion, support: null })
  return { membership, version: rightsVersion, levels }
}
