import { createHash, randomBytes } from 'node:crypto'
import type { Visit } from '#kernel/server/answers.ts'
import type { Clock } from '#kernel/server/clock.ts'
import type { PlatformDb } from '#platform/platform-db.ts'

/** Says that its owner has signed in with this browser before; it opens nothing. */
const cookie = '__Host-device'
const life = { hours: 180 * 24 }

const digestOf = (device: string) => createHash('sha256').update(device).digest()

/** The mark of this browser, where the account of this mail has signed in with it. */
export async function knownDevice(
  db: PlatformDb,
  { clock, visit }: { clock: Clock; visit: Visit },
  mail: string,
): Promise<string | undefined> {
  const device = deviceOf(visit)
  if (!device) return undefined
  const known = await db
    .selectFrom('platform.known_device as d')
    .innerJoin('platform.user as u', 'u.id', 'd.userId')
    .select('d.userId')
    .where('d.deviceHash', '=', device)
    .where('u.mail', '=', mail)
    .where('d.lastSeenAt', '>', clock.now().subtract(life).toString())
    .executeTakeFirst()
  return known && device.toString('hex')
}

/** Marks the browser in which somebody has signed in, for 180 days more; a mark that we never gave is replaced. */
export async function rememberDevice(
  db: PlatformDb,
  { clock, visit }: { clock: Clock; visit: Visit },
  userId: string,
): Promise<void> {
  const now = clock.now()
  const device = (await ownMark(db, visit)) ?? randomBytes(32).toString('base64url')
  const seen = { lastSeenAt: now.toString(), agent: visit.agent ?? null }
  await db
    .insertInto('platform.known_device')
    .values({ deviceHash: digestOf(device), userId, firstSeenAt: now.toString(), ...seen })
    .onConflict(known => known.columns(['deviceHash', 'userId']).doUpdateSet(seen))
    .execute()
  visit.setCookie(cookie, device, { expires: new Date(now.add(life).epochMilliseconds), sameSite: 'strict' })
}

async function ownMark(db: PlatformDb, visit: Visit): Promise<string | undefined> {
  const device = deviceOf(visit)
  if (!device) return undefined
  const known = await db
    .selectFrom('platform.known_device')
    .select('deviceHash')
    .where('deviceHash', '=', device)
    .limit(1)
    .executeTakeFirst()
  return known && visit.cookie(cookie)
}

export async function forgetOldDevices(db: PlatformDb, clock: Clock) {
  await db.deleteFrom('platform.known_device').where('lastSeenAt', '<', clock.now().subtract(life).toString()).execute()
}

function deviceOf(visit: Visit): Buffer | undefined {
  const device = visit.cookie(cookie)
  return device ? digestOf(device) : undefined
}
