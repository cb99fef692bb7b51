import { z } from 'zod'
import { idOf } from '#kernel/shared/id-of.ts'
import { signal } from '#kernel/shared/signal.ts'

/** To the person's tabs in the client of the notification; `unread` is his whole count there. */
export const newNotification = signal(
  'NEW_NOTIFICATION',
  z.object({ id: idOf('platform.notification'), unread: z.int() }),
)

/** To the recruiter's tabs, a quarter of an hour before (platform-core, section 7, Real-time channel). */
export const candidateInterviewIncoming = signal(
  'CANDIDATE_INTERVIEW_INCOMING',
  z.object({
    notificationId: idOf('platform.notification'),
    interviewId: z.uuid(),
    candidateId: idOf('rh.candidate'),
    candidateApplicationId: idOf('rh.candidate_application'),
    candidateName: z.string(),
    startAt: z.string(),
    place: z.string().nullable(),
  }),
)

/** From a tab that showed a notification on the desktop; candidate and interview where it was about one. */
export const sendDesktopNotification = signal(
  'SEND_DESKTOP_NOTIFICATION',
  z.strictObject({
    userId: idOf('platform.user'),
    notificationId: idOf('platform.notification'),
    candidate: idOf('rh.candidate').nullable(),
    interview: z.uuid().nullable(),
  }),
)
