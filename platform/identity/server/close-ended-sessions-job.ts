import type { Job } from '#kernel/server/jobs.ts'
import type { PlatformDb } from '#platform/platform-db.ts'
import { closeEndedSessions } from './close-session.ts'

/** Each minute: a session that nobody uses any more is closed by itself, with its true reason. */
export const closeEndedSessionsJob: Job = {
  name: 'close-ended-sessions',
  cron: '* * * * *',
  run: ({ databases, clock }) =>
    databases.transaction('auth', { readOnly: false }, (db: PlatformDb) => closeEndedSessions(db, clock)),
}
