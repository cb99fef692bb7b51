import type { Job } from '#kernel/server/jobs.ts'
import { endSessionsPastTheirEnd } from './end-sessions.ts'

/** Each minute: a session that nobody uses any more is closed by itself, with its true reason. */
export const closeEndedSessionsJob: Job = {
  name: 'close-ended-sessions',
  cron: '* * * * *',
  run: endSessionsPastTheirEnd,
}
