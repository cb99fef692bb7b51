import { rhAnswers } from '#rh/rh-db.ts'
import { hoursScopeOf } from './server/hours-scope.ts'
import { reopenHours, submitHours, validateHours } from './server/move-week.ts'
import { choicesOfHours, pageOfWeek } from './server/week.queries.ts'
import { editHours, enterHours, removeHours } from './server/write-hours.ts'
import { workingTimeCalls } from './working-time.calls.ts'

export { companiesOfDays } from './server/company-of-day.ts'
export { contractsInWeek, daysIn, hoursInWeek, placeInWeek, type Week } from './server/people-of-week.ts'
export { weeksOfPeople } from './server/weeks-of-people.ts'
export { workListener } from './server/hear-work.ts'
export { workAfterTermToDo } from './server/work-after-term-to-do.ts'

export const workingTimeServer = rhAnswers(workingTimeCalls, {
  getWeekOfHours: async (given, asked) => pageOfWeek(given.db, await hoursScopeOf(given), asked),
  getHoursChoices: async given => choicesOfHours(given.db, await hoursScopeOf(given)),
  enterHours: async (given, { entries }) => enterHours(given.db, await hoursScopeOf(given), entries),
  editHours: async (given, edited) => editHours(given.db, await hoursScopeOf(given), edited),
  removeHours: async (given, read) => removeHours(given.db, await hoursScopeOf(given), read),
  submitHours: async (given, people) => submitHours(given.db, await hoursScopeOf(given), people),
  validateHours: async (given, { reason, ...people }) =>
    validateHours(given.db, await hoursScopeOf(given), { ...people, reason, by: given.caller.userId }),
  reopenHours: async (given, people) =>
    reopenHours(given.db, await hoursScopeOf(given), { ...people, by: given.caller.userId }),
})
