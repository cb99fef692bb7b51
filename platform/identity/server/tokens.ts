import { timingSafeEqual } from 'node:crypto'
import type { Keys } from '#kernel/server/secrets.ts'

export type TokenKind = 'access' | 'refresh'

/** What a token says of itself, before anything proves it. `expiresAt` in seconds since 1970. */
export type Claims = { sessionId: string; seq: number; expiresAt: number; mac: string }

/** Seconds. */
export const accessTokenLife = 600

const keyId = 'k1'
const shape = /^k1\.([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.(\d{1,9})\.(\d{1,11})\.([\w-]{43})$/

/**
 * No token is stored: it is `key.id.seq.exp.mac`, and the mac needs both the server's key and the session's secret,
 * so that neither the database nor the key alone can forge one.
 */
export function makeToken(
  keys: Keys,
  kind: TokenKind,
  session: { id: string; secret: Buffer; seq: number },
  expiresAt: number,
) {
  const mac = macOf(keys, kind, session.secret, { sessionId: session.id, seq: session.seq, expiresAt })
  return `${keyId}.${session.id}.${session.seq}.${expiresAt}.${mac}`
}

export function readToken(token: string | undefined): Claims | undefined {
  const [, sessionId, seq, expiresAt, mac] = shape.exec(token ?? '') ?? []
  if (!sessionId || !mac) return undefined
  return { sessionId, seq: Number(seq), expiresAt: Number(expiresAt), mac }
}

export function isGenuine(keys: Keys, kind: TokenKind, secret: Buffer, claims: Claims): boolean {
  const expected = macOf(keys, kind, secret, claims)
  return timingSafeEqual(Buffer.from(expected), Buffer.from(claims.mac))
}

const macOf = (keys: Keys, kind: TokenKind, secret: Buffer, { sessionId, seq, expiresAt }: Omit<Claims, 'mac'>) =>
  keys.fingerprint(`${kind} token`, `${secret.toString('hex')}.${sessionId}.${seq}.${expiresAt}`).toString('base64url')
