import { platformAnswers } from '#platform/platform-db.ts'
import { revokeSession } from './server/revoke-session.ts'
import { logInactivityLogout, noteActivity, sessionEnds } from './server/session-activity.ts'
import { sessionsOfPerson } from './server/sessions-of-person.queries.ts'
import { sessionsCalls } from './sessions.calls.ts'

export const sessionsServer = platformAnswers(sessionsCalls, {
  getSessions: sessionsOfPerson,
  revokeSession,
  getSessionEnds: ({ db, caller }) => sessionEnds(db, caller.sessionId),
  noteActivity,
  logInactivityLogout,
})
