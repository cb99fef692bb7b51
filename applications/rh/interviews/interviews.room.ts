import { room } from '#kernel/server/room.ts'
import { fill } from '#kernel/shared/offer.ts'
import { rowsOfRoomsOffer } from '#platform/audit/audited-words.slot.ts'
import { notificationTypesOffer } from '#platform/notifications/notification-type.slot.ts'
import {
  announceInterviewsJob,
  interviewConfirmationServer,
  interviewFeedServer,
  interviewNews,
  interviewsServer,
  tellInterviewJob,
} from './interviews.server.ts'

export const interviewsRoom = room({
  answers: () => [interviewsServer, interviewConfirmationServer, interviewFeedServer],
  jobs: () => [tellInterviewJob, announceInterviewsJob],
  fills: [
    fill(notificationTypesOffer, interviewNews),
    fill(rowsOfRoomsOffer, {
      schema: 'rh',
      rows: {},
      called: { tables: { interview_feed: 'rh.interviews.feed' }, columns: { made_at: 'rh.interview.feed-made-at' } },
    }),
  ],
})
