import type { Visit } from '#kernel/server/answers.ts'
import type { PlatformDb } from '#platform/platform-db.ts'

export type SecurityEventKind =
  | 'LOGIN'
  | 'LOGIN_FAILED'
  | 'LOGOUT'
  | 'REFRESH_REUSE'
  | 'CLIENT_CHOSEN'
  | 'CLIENT_REFUSED'

type What = { userId?: string | undefined; clientId?: string; sessionId?: string; visit: Visit; requestId: string }

/** One line of the security log: who, from where, in which request. Never a mail, a password or a token. */
export async function noteSecurity(
  db: PlatformDb,
  kind: SecurityEventKind,
  { userId, clientId, sessionId, visit, requestId }: What,
) {
  await db
    .insertInto('platform.security_event')
    .values({
      kind,
      user_id: userId ?? null,
      client_id: clientId ?? null,
      session_id: sessionId ?? null,
      address: visit.address,
      agent: visit.agent ?? null,
      request_id: requestId,
    })
    .execute()
}
