import { Refusal } from '#kernel/server/errors.ts'
import type { Keys } from '#kernel/server/secrets.ts'
import { idleOnServerMs } from './session-ends.ts'
import type { OwnSession } from './session-row.ts'
import { type Claims, isGenuine, type TokenKind } from './tokens.ts'

/** Why a session is over, when the row does not say it yet: the row is then closed with this reason. */
export type End = 'EXPIRED' | 'INACTIVITY' | 'DISABLED'

export type Verdict<Row> = { session: Row } | { refusal: Refusal; end?: End }

/**
 * Whether a token still opens its session. A wrong, old or malformed token writes nothing: who forges one must not
 * be able to end anybody's session.
 */
export function judgeSession<Row extends OwnSession>(
  keys: Keys,
  kind: TokenKind,
  claims: Claims,
  row: Row | undefined,
  nowMs: number,
): Verdict<Row> {
  if (!row || !isGenuine(keys, kind, row.secret, claims)) return { refusal: tokenExpired() }
  if (kind === 'access' && claims.expiresAt * 1000 <= nowMs) return { refusal: tokenExpired() }
  if (row.revoked) return { refusal: sessionOver(row.reason ?? 'LOGOUT') }
  if (!row.userActive) return { refusal: sessionOver('DISABLED'), end: 'DISABLED' }
  if (row.absoluteEndMs <= nowMs) return { refusal: sessionOver('EXPIRED'), end: 'EXPIRED' }
  if (row.lastActivityMs + idleOnServerMs <= nowMs) return { refusal: sessionOver('INACTIVITY'), end: 'INACTIVITY' }
  return { session: row }
}

export const tokenExpired = () => new Refusal(401, 'TOKEN_EXPIRED', 'kernel.session.expired')

const codes: Record<string, [code: string, label: string]> = {
  REPLACED: ['SESSION_REPLACED', 'kernel.session.replaced'],
  INACTIVITY: ['SESSION_INACTIVE', 'kernel.session.inactive'],
  EXPIRED: ['SESSION_EXPIRED', 'kernel.session.expired'],
  LOGOUT: ['SESSION_EXPIRED', 'kernel.session.expired'],
  MAINTENANCE: ['SESSION_REVOKED', 'kernel.session.maintenance'],
  PASSWORD: ['SESSION_REVOKED', 'kernel.session.password'],
  DISABLED: ['SESSION_REVOKED', 'kernel.session.disabled'],
  ADMIN: ['SESSION_REVOKED', 'kernel.session.admin'],
  REUSE: ['SESSION_REVOKED', 'kernel.session.reuse'],
}

/** What a session that ended for this reason answers. */
export function sessionOver(reason: string) {
  const [code, label] = codes[reason] ?? ['SESSION_REVOKED', 'kernel.session.expired']
  return new Refusal(401, code, label, { detail: { reason } })
}
