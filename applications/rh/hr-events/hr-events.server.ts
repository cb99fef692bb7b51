import { rhAnswers } from '#rh/rh-db.ts'
import { hrEventsCalls } from './hr-events.calls.ts'
import { hrEventScopeOf } from './server/hr-event-scope.ts'
import { hrEventChoices, hrEvents, hrEventsLeftOpen, peopleForHrEvent } from './server/hr-events.queries.ts'
import { createHrEvent, editHrEvent, endHrEvent, markHrEvent } from './server/write-event.ts'

export { followHrEventsJob } from './server/follow-events-job.ts'
export { hrEventNews } from './server/hr-event-news.ts'

export const hrEventsServer = rhAnswers(hrEventsCalls, {
  getHrEvents: async (given, asked) => hrEvents(given.db, await hrEventScopeOf(given), asked),
  getHrEventsLeftOpen: async (given, asked) => hrEventsLeftOpen(given.db, await hrEventScopeOf(given), asked),
  getHrEventChoices: async given => hrEventChoices(given.db, await hrEventScopeOf(given)),
  getPeopleForHrEvent: async (given, asked) => peopleForHrEvent(given.db, await hrEventScopeOf(given), asked),
  createHrEvent: async (given, fields) => createHrEvent(given.db, await hrEventScopeOf(given), fields),
  editHrEvent: async (given, input) => editHrEvent(given.db, await hrEventScopeOf(given), input),
  finishHrEvent: async (given, read) => endHrEvent(given.db, await hrEventScopeOf(given), read, 'done'),
  cancelHrEvent: async (given, read) => endHrEvent(given.db, await hrEventScopeOf(given), read, 'cancelled'),
  markHrEvent: async (given, input) => markHrEvent(given.db, await hrEventScopeOf(given), input),
})
