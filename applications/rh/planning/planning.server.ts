import { rhAnswers } from '#rh/rh-db.ts'
import { planningCalls } from './planning.calls.ts'
import { copyWeek } from './server/copy-week.ts'
import { needsOfWeek, removeNeed, writeNeeds } from './server/needs.ts'
import { ownPlanning, readPlanning } from './server/own-planning.ts'
import { planningScopeOf } from './server/planning-scope.ts'
import { choicesOfPlanning, pageOfPlanning } from './server/planning-week.queries.ts'
import { publishWeek, weekToPublish } from './server/publish-week.ts'
import { writeShifts } from './server/write-shifts.ts'

export { planningNews } from './server/planning-news.ts'

export const planningServer = rhAnswers(planningCalls, {
  getPlanningWeek: async (given, asked) => pageOfPlanning(given.db, await planningScopeOf(given), asked),
  getNeedsOfWeek: async (given, asked) => needsOfWeek(given.db, await planningScopeOf(given), asked),
  getPlanningChoices: async given => choicesOfPlanning(given.db, await planningScopeOf(given)),
  writeShifts: async (given, written) => writeShifts(given, await planningScopeOf(given), written),
  writeNeeds: async (given, fields) => writeNeeds(given.db, await planningScopeOf(given), fields),
  removeNeed: async (given, read) => removeNeed(given.db, await planningScopeOf(given), read),
  copyWeek: async (given, weeks) => copyWeek(given, await planningScopeOf(given), weeks),
  getWeekToPublish: async (given, asked) => weekToPublish(given.db, await planningScopeOf(given), asked),
  publishWeek: async (given, week) => publishWeek(given, await planningScopeOf(given), week),
  getOwnPlanning: (given, week) => ownPlanning(given.db, given.caller.userId, week),
  readPlanning: (given, { publicationId }) =>
    readPlanning(given.db, { userId: given.caller.userId, now: given.clock.now().toString() }, publicationId),
})
