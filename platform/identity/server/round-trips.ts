import { createHash, randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import { randomNonce, randomPKCECodeVerifier, randomState } from 'openid-client'
import type { PlatformDb } from '#platform/platform-db.ts'
import type { Clock } from '#kernel/server/clock.ts'
import type { IdentityGiven } from './identity-parts.ts'

export type Purpose = 'login' | 'reauth'

/** A browser that has left for its company's sign-in and may come back. */
export type RoundTrip = {
  cookieHash: Buffer
  providerId: string
  purpose: Purpose
  state: string
  nonce: string
  pkceVerifier: string
  begunAt: string
}

/** Who somebody is at his provider: the issuer and its subject for ever, the rest as told today. */
export type ProvedPerson = {
  issuer: string
  subject: string
  /** Lower case. */
  mail: string
  firstname: string
  name: string
  /** Whether a second factor was given there. */
  mfa: boolean
}

/** What a round trip proved, once it is redeemed. */
export type Proof = ProvedPerson & { providerId: string; verifiedAt: string }

type OfBrowser = Pick<IdentityGiven, 'clock' | 'visit'>

/** No script reads it. Coming back is a navigation from another site, which `Strict` would leave without it. */
const cookieName = '__Host-sso'
const life = { minutes: 10 }
/** Within which what was proved must be redeemed. */
const redeemable = { seconds: 120 }

const digestOf = (cookie: string) => createHash('sha256').update(cookie).digest()

/** Starts a round trip under a new cookie: a browser makes one at a time. */
export async function beginRoundTrip(
  db: PlatformDb,
  { clock, visit }: OfBrowser,
  { providerId, purpose }: { providerId: string; purpose: Purpose },
): Promise<RoundTrip> {
  const cookie = randomBytes(32).toString('base64url')
  const now = clock.now()
  const end = now.add(life)
  const trip: RoundTrip = {
    cookieHash: digestOf(cookie),
    providerId,
    purpose,
    state: randomState(),
    nonce: randomNonce(),
    pkceVerifier: randomPKCECodeVerifier(),
    begunAt: now.toString(),
  }
  await db
    .insertInto('platform.sso_transaction')
    .values({ ...trip, expiresAt: end.toString() })
    .execute()
  visit.setCookie(cookieName, cookie, { expires: new Date(end.epochMilliseconds), sameSite: 'lax' })
  return trip
}

/** The round trip of this browser that has not come back yet. */
export async function openRoundTrip(db: PlatformDb, { clock, visit }: OfBrowser, providerId: string) {
  const cookie = visit.cookie(cookieName)
  if (!cookie) return undefined
  const trip = await db
    .selectFrom('platform.sso_transaction')
    .select(['cookieHash', 'providerId', 'purpose', 'state', 'nonce', 'pkceVerifier', 'begunAt'])
    .where('cookieHash', '=', digestOf(cookie))
    .where('providerId', '=', providerId)
    .where('verifiedAt', 'is', null)
    .where('expiresAt', '>', clock.now().toString())
    .executeTakeFirst()
  return trip as RoundTrip | undefined
}

/** Keeps what the provider has proved, once; false when the same round trip came back twice. */
export async function keepProof(db: PlatformDb, clock: Clock, trip: RoundTrip, person: ProvedPerson) {
  const kept = await db
    .updateTable('platform.sso_transaction')
    .set({ ...person, verifiedAt: clock.now().toString() })
    .where('cookieHash', '=', trip.cookieHash)
    .where('verifiedAt', 'is', null)
    .returning('cookieHash')
    .executeTakeFirst()
  return kept !== undefined
}

/** What the round trip of this browser has proved and nobody has redeemed: by whom, and for which mail. */
export const provenLogin = (db: PlatformDb, { clock, visit }: OfBrowser) =>
  db
    .selectFrom('platform.sso_transaction as t')
    .innerJoin('platform.identity_provider as p', 'p.id', 't.providerId')
    .select(['p.label as provider', 't.mail'])
    .where('t.cookieHash', '=', digestOf(visit.cookie(cookieName) ?? ''))
    .where('t.purpose', '=', 'login')
    .where('t.verifiedAt', '>', clock.now().subtract(redeemable).toString())
    .where('t.redeemedAt', 'is', null)
    .where('p.active', '=', true)
    .executeTakeFirst()

/** Uses up what the round trip of this browser has proved; undefined when it proved nothing, long ago or already. */
export async function redeemProof(
  db: PlatformDb,
  { clock, visit }: OfBrowser,
  { purpose, mail = null }: { purpose: Purpose; mail?: string | null },
): Promise<Proof | undefined> {
  const now = clock.now()
  const { rows } = await sql<Proof>`
    update platform.sso_transaction t set redeemed_at = ${now.toString()}
      from platform.identity_provider p
     where t.cookie_hash = ${digestOf(visit.cookie(cookieName) ?? '')} and t.purpose = ${purpose}
       and t.verified_at > ${now.subtract(redeemable).toString()} and t.redeemed_at is null
       and (${mail}::text is null or t.mail = ${mail})
       and p.id = t.provider_id and p.active
    returning t.provider_id, t.verified_at, t.issuer, t.subject, t.mail,
              t.firstname, t.name, t.mfa`.execute(db)
  if (rows[0]) visit.clearCookie(cookieName)
  return rows[0]
}

export async function forgetOldRoundTrips(db: PlatformDb, clock: Clock) {
  await db
    .deleteFrom('platform.sso_transaction')
    .where('expiresAt', '<', clock.now().subtract({ hours: 1 }).toString())
    .execute()
}
