import type { Examples } from '#kernel/testing/examples.ts'
import type { sessionsCalls } from './sessions.calls.ts'

export const sessionsExamples: Examples<typeof sessionsCalls> = {
  logInactivityLogout: here => ({
    userId: here.userId,
    connectionUid: here.id(
      'platform.session.connection_uid',
      row => row.user_id === here.userId && row.revoked_at === null,
    ),
  }),
}
