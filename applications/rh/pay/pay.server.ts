import { rhAnswers } from '#rh/rh-db.ts'
import { payCalls } from './pay.calls.ts'
import { weekOfMonday } from './pay-period.model.ts'
import { hrCheckElement } from './pay-place.model.ts'
import { checkScopeOf } from './server/check-scope.ts'
import { choicesOfChecks, openCheck } from './server/checks.queries.ts'
import { hrCheckOf, pageOfHrCheck } from './server/hr-check.queries.ts'
import { justifyHrAnomaly, stepBackHr, verifyHr } from './server/verify-hr.ts'

export { absencesListener, hoursListener } from './server/hear-changes.ts'

type Asking = Parameters<typeof checkScopeOf>[0]
const ofHr = (given: Asking) => checkScopeOf(given, hrCheckElement)

export const payServer = rhAnswers(payCalls, {
  getHrCheckChoices: async given => choicesOfChecks(given.db, await ofHr(given)),
  getHrCheck: async (given, asked) => ({ check: await hrCheckOf(given.db, await ofHr(given), asked) }),
  openHrCheck: async (given, { companyId, monday, siteIds }) =>
    openCheck(given.db, await ofHr(given), { kind: 'hr', companyId, ...weekOfMonday(monday), siteIds }),
  getPeopleOfHrCheck: async (given, asked) => pageOfHrCheck(given.db, await ofHr(given), asked),
  verifyHr: async (given, people) => verifyHr(given.db, await ofHr(given), people),
  stepBackHr: async (given, people) => stepBackHr(given.db, await ofHr(given), people),
  justifyHrAnomaly: async (given, justified) => justifyHrAnomaly(given.db, await ofHr(given), justified),
})
