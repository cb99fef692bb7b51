import { room } from '#kernel/server/room.ts'
import { fill } from '#kernel/shared/offer.ts'
import { notificationTypesOffer } from '#platform/notifications/notification-type.slot.ts'
import { toDoSourcesOffer } from '#platform/to-do/to-do-source.slot.ts'
import { deadlineNews, deadlinesServer, papersToDo, tellDeadlinesJob } from './deadlines.server.ts'

export const deadlinesRoom = room({
  answers: () => [deadlinesServer],
  jobs: () => [tellDeadlinesJob],
  fills: [fill(notificationTypesOffer, deadlineNews), fill(toDoSourcesOffer, papersToDo)],
})
