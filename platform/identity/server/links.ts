import { randomUUID, timingSafeEqual } from 'node:crypto'
import { digestOfKey, keyOfLink } from '#kernel/server/key-of-link.ts'
import type { Clock } from '#kernel/server/clock.ts'
import type { Keys } from '#kernel/server/secrets.ts'
import type { PlatformDb } from '#platform/platform-db.ts'

export type LinkKind = keyof typeof lives

/** `subject` is what the link is about beside a person: the mail to confirm, what a display shows. */
export type Link = { id: string; kind: string; userId: string | null; subject: unknown; isVerified: boolean }

const lives = {
  passwordReset: { minutes: 10 },
  activation: { hours: 72 },
  mailChange: { hours: 24 },
  display: { hours: 30 * 24 },
} as const

/** How long a link stays good once its code was given. */
const lifeOnceVerified = { minutes: 10 }
const mostTries = 5

type Given = { clock: Clock; keys: Keys }
type Wish = { kind: LinkKind; userId?: string; clientId?: string; subject?: Record<string, string> }

/** 256 bits; computed from the id and the server's key, so that no queue and no row has to keep it. */
export const tokenOfLink = (keys: Keys, linkId: string) => keyOfLink(keys, 'link', linkId)

/** Eight digits that stand beside the link, computed alike. */
export const codeOfLink = (keys: Keys, linkId: string) =>
  String(keys.fingerprint('link code', linkId).readBigUInt64BE() % 100_000_000n).padStart(8, '0')

const digestOfCode = (keys: Keys, linkId: string, code: string) => keys.fingerprint('code of link', `${linkId} ${code}`)

/** Makes a link; a former one of the same person and kind is dead from then on. */
export async function giveLink(
  db: PlatformDb,
  { clock, keys }: Given,
  { kind, userId, clientId, subject = {} }: Wish,
): Promise<{ id: string; token: string }> {
  const now = clock.now()
  const id = randomUUID()
  const token = tokenOfLink(keys, id)
  if (userId) await revokeLinks(db, clock, userId, [kind])
  await db
    .insertInto('platform.link')
    .values({
      id,
      tokenHash: digestOfKey(token),
      kind,
      userId: userId ?? null,
      clientId: clientId ?? null,
      subject: JSON.stringify(subject),
      codeHash: kind === 'passwordReset' ? digestOfCode(keys, id, codeOfLink(keys, id)) : null,
      createdAt: now.toString(),
      verifiedAt: kind === 'passwordReset' ? null : now.toString(),
      expiresAt: now.add(lives[kind]).toString(),
    })
    .execute()
  return { id, token }
}

/** The link of a token, as long as it is good: not too old, used, replaced, or guessed at too often. */
export const linkOf = (db: PlatformDb, clock: Clock, kinds: readonly LinkKind[], token: string) =>
  liveLink(db, clock, { kinds, tokenHash: digestOfKey(token) })

/** The same by its id, for the mail that carries it. */
export const linkById = (db: PlatformDb, clock: Clock, id: string) => liveLink(db, clock, { id })

async function liveLink(
  db: PlatformDb,
  clock: Clock,
  which: { id: string } | { kinds: readonly LinkKind[]; tokenHash: Buffer },
): Promise<Link | undefined> {
  const row = await db
    .selectFrom('platform.link')
    .select(['id', 'kind', 'userId', 'subject', 'verifiedAt'])
    .where(eb =>
      'id' in which
        ? eb('id', '=', which.id)
        : eb.and([eb('tokenHash', '=', which.tokenHash), eb('kind', 'in', which.kinds)]),
    )
    .where('usedAt', 'is', null)
    .where('revokedAt', 'is', null)
    .where('expiresAt', '>', clock.now().toString())
    .where(eb => eb.or([eb('verifiedAt', 'is not', null), eb('tries', '<', mostTries)]))
    .executeTakeFirst()
  if (!row) return undefined
  return { id: row.id, kind: row.kind, userId: row.userId, subject: row.subject, isVerified: row.verifiedAt !== null }
}

/** Tries a code; the right one makes the link good for ten minutes more. Each try is counted before it is judged. */
export async function tryCode(db: PlatformDb, { clock, keys }: Given, { id }: Link, code: string) {
  const counted = await db
    .updateTable('platform.link')
    .set(eb => ({ tries: eb('tries', '+', 1) }))
    .where('id', '=', id)
    .where('tries', '<', mostTries)
    .returning(['tries', 'codeHash'])
    .executeTakeFirst()
  if (!counted?.codeHash) return { ok: false, triesLeft: 0 }
  const triesLeft = mostTries - counted.tries
  if (!timingSafeEqual(counted.codeHash, digestOfCode(keys, id, code))) return { ok: false, triesLeft }
  const now = clock.now()
  await db
    .updateTable('platform.link')
    .set({ verifiedAt: now.toString(), expiresAt: now.add(lifeOnceVerified).toString() })
    .where('id', '=', id)
    .execute()
  return { ok: true, triesLeft }
}

/** Uses a link up; false when somebody else was faster. */
export async function useUpLink(db: PlatformDb, clock: Clock, { id }: Link): Promise<boolean> {
  const used = await db
    .updateTable('platform.link')
    .set({ usedAt: clock.now().toString() })
    .where('id', '=', id)
    .where('usedAt', 'is', null)
    .where('revokedAt', 'is', null)
    .returning('id')
    .executeTakeFirst()
  return used !== undefined
}

/** Those of a kind that are still good, the newest first. */
export const livingLinks = (db: PlatformDb, clock: Clock, kind: LinkKind) =>
  db
    .selectFrom('platform.link')
    .select(['id', 'subject', 'createdAt', 'expiresAt'])
    .where('kind', '=', kind)
    .where('usedAt', 'is', null)
    .where('revokedAt', 'is', null)
    .where('expiresAt', '>', clock.now().toString())
    .orderBy('createdAt', 'desc')
    .orderBy('id')
    .execute()

/** False when there is none of this kind, or it is dead already. */
export async function revokeLink(db: PlatformDb, clock: Clock, kind: LinkKind, id: string): Promise<boolean> {
  const revoked = await db
    .updateTable('platform.link')
    .set({ revokedAt: clock.now().toString() })
    .where('id', '=', id)
    .where('kind', '=', kind)
    .where('revokedAt', 'is', null)
    .returning('id')
    .executeTakeFirst()
  return revoked !== undefined
}

export async function revokeLinks(db: PlatformDb, clock: Clock, userId: string, kinds: readonly LinkKind[]) {
  await db
    .updateTable('platform.link')
    .set({ revokedAt: clock.now().toString() })
    .where('userId', '=', userId)
    .where('kind', 'in', kinds)
    .where('usedAt', 'is', null)
    .where('revokedAt', 'is', null)
    .execute()
}

const keptForAuditors = { hours: 90 * 24 }

export async function forgetOldLinks(db: PlatformDb, clock: Clock) {
  await db
    .deleteFrom('platform.link')
    .where('expiresAt', '<', clock.now().subtract(keptForAuditors).toString())
    .execute()
}
