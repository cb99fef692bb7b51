import { timingSafeEqual } from 'node:crypto'
import type { Keys } from '#kernel/server/secrets.ts'

export type TokenKind = 'access' | 'refresh'

/** What a token says of itself, before anything proves it. `expiresAt` in seconds since 1970. */
export type Claims = { key: string; sessionId: string; seq: number; expiresAt: number; mac: string }

/** Seconds. */
export const accessTokenLife = 600

const shape = /^(k[0-9a-f]{6})\.([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.(\d{1,9})\.(\d{1,11})\.([\w-]{43})$/

/**
 * No token is stored: it is `key.id.seq.exp.mac`, and the mac needs both the server's key and the session's secret,
 * so that neither the database nor the key alone can forge one. `key` names the server's key, of which two may live.
 */
export function makeToken(
  keys: Keys,
  kind: TokenKind,
  session: { id: string; secret: Buffer; seq: number },
  expiresAt: number,
) {
  const mac = macOf(keys, kind, session.secret, { sessionId: session.id, seq: session.seq, expiresAt })
  return `${keys.name}.${session.id}.${session.seq}.${expiresAt}.${mac}`
}

export function readToken(token: string | undefined): Claims | undefined {
  const [, key, sessionId, seq, expiresAt, mac] = shape.exec(token ?? '') ?? []
  if (!key || !sessionId || !mac) return undefined
  return { key, sessionId, seq: Number(seq), expiresAt: Number(expiresAt), mac }
}

export function isGenuine(keys: Keys, kind: TokenKind, secret: Buffer, claims: Claims): boolean {
  const signer = keys.named(claims.key)
  if (!signer) return false
  const expected = macOf(signer, kind, secret, claims)
  return timingSafeEqual(Buffer.from(expected), Buffer.from(claims.mac))
}

const macOf = (
  keys: Pick<Keys, 'fingerprint'>,
  kind: TokenKind,
  secret: Buffer,
  { sessionId, seq, expiresAt }: Pick<Claims, 'sessionId' | 'seq' | 'expiresAt'>,
) =>
  keys.fingerprint(`${kind} token`, `${secret.toString('hex')}.${sessionId}.${seq}.${expiresAt}`).toString('base64url')
