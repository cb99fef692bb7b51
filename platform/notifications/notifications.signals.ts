import { z } from 'zod'
import { signal } from '#kernel/shared/signal.ts'

/** To the person's tabs in the client of the notification; `unread` is his whole count there. */
export const newNotification = signal('NEW_NOTIFICATION', z.object({ id: z.uuid(), unread: z.int() }))

/** To the recruiter's tabs, a quarter of an hour before (platform-core, section 7, Real-time channel). */
export const candidateInterviewIncoming = signal(
  'CANDIDATE_INTERVIEW_INCOMING',
  z.object({
    notificationId: z.uuid(),
    interviewId: z.uuid(),
    candidateId: z.uuid(),
    candidateApplicationId: z.uuid(),
    candidateName: z.string(),
    startAt: z.string(),
    place: z.string().nullable(),
  }),
)

/** From a tab that showed a notification on the desktop; candidate and interview where it was about one. */
export const sendDesktopNotification = signal(
  'SEND_DESKTOP_NOTIFICATION',
  z.strictObject({
    userId: z.uuid(),
    notificationId: z.uuid(),
    candidate: z.uuid().nullable(),
    interview: z.uuid().nullable(),
  }),
)
