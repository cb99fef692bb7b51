import type { Visit } from '#kernel/server/answers.ts'
import type { PlatformDb } from '#platform/platform-db.ts'

export type SecurityEventKind =
  | 'LOGIN'
  | 'LOGIN_FAILED'
  | 'LOGIN_THROTTLED'
  | 'LOGOUT'
  | 'REFRESH_REUSE'
  | 'REAUTHENTICATED'
  | 'MFA_ENROLLED'
  | 'MFA_DISABLED'
  | 'MFA_RESET'
  | 'MFA_FAILED'
  | 'RECOVERY_CODES_RENEWED'
  | 'PASSWORD_CHANGED'
  | 'PASSWORD_RESET_ASKED'
  | 'PASSWORD_RESET'
  | 'SSO_LINKED'
  | 'SSO_REFUSED'
  | 'SESSION_REVOKED'
  | 'CLIENT_CHOSEN'
  | 'CLIENT_REFUSED'
  | 'ACCESS_DENIED'
  | 'SUPPORT_STARTED'
  | 'SUPPORT_ENDED'
  | 'ROLE_CHANGED'
  | 'ACCOUNT_CHANGED'
  | 'EXPORT'

/** Where something came from: absent for what the program does by itself. */
export type Origin = { visit?: Pick<Visit, 'address' | 'agent'>; requestId?: string }

type What = Origin & {
  userId?: string | undefined
  clientId?: string
  sessionId?: string
  detail?: Record<string, string | number | boolean>
}

/** One line of the security log: who, from where, in which request. Never a mail, a password, a code or a token. */
export async function noteSecurity(
  db: PlatformDb,
  kind: SecurityEventKind,
  { userId, clientId, sessionId, visit, requestId, detail = {} }: What,
) {
  await db
    .insertInto('platform.security_event')
    .values({
      kind,
      userId: userId ?? null,
      clientId: clientId ?? null,
      sessionId: sessionId ?? null,
      address: visit?.address ?? null,
      agent: visit?.agent ?? null,
      requestId: requestId ?? null,
      detail: JSON.stringify(detail),
    })
    .execute()
}
