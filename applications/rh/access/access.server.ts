import { companyScopeOf } from '#kernel/server/company-scope.ts'
import type { Ground, Rights } from '#kernel/server/answers.ts'
import { rhAnswers } from '#rh/rh-db.ts'
import { accessCalls } from './access.calls.ts'
import { badgesElement, gateElement } from './access-place.model.ts'
import { type BadgeScope, pageOfBadges, peopleWithoutBadge } from './server/badges.queries.ts'
import { notePassage, overridePassage, siteToGuard } from './server/note-passage.ts'
import { gateToday, pageOfPassages, peopleOnSite, sitesOfGates } from './server/passages.queries.ts'
import { printBadges } from './server/print-badges.ts'
import { giveBadges, moveBadge } from './server/write-badge.ts'

export { forgetPassagesJob } from './server/forget-passages-job.ts'

const scopeOf = async ({ rights, clock }: { rights: Rights; clock: Ground['clock'] }): Promise<BadgeScope> => ({
  companies: await companyScopeOf({ rights }, badgesElement),
  today: clock.today().toString(),
})

export const accessServer = rhAnswers(accessCalls, {
  getPaginatedBadges: async (given, asked) => pageOfBadges(given.db, await scopeOf(given), asked),

  getSitesOfBadges: async given => sitesOfGates(given.db, (await scopeOf(given)).companies.companyIds),

  getPeopleWithoutBadge: async given => peopleWithoutBadge(given.db, await scopeOf(given)),

  giveBadges: async (given, { people }) => giveBadges({ ...given, scope: await scopeOf(given) }, people),

  moveBadge: async (given, move) => moveBadge(given.db, await scopeOf(given), move),

  printBadges: async (given, asked) => printBadges(given, await scopeOf(given), asked),

  getPeopleOnSite: async (given, { siteId }) => {
    await siteToGuard(given.db, (await scopeOf(given)).companies, siteId, 1)
    return peopleOnSite(given.db, siteId, given.clock.now())
  },

  getPaginatedPassages: async (given, asked) => pageOfPassages(given.db, (await scopeOf(given)).companies, asked),

  getSitesOfGates: async given => sitesOfGates(given.db, (await companyScopeOf(given, gateElement)).companyIds),

  getGateToday: async (given, { siteId }) => {
    await siteToGuard(given.db, await companyScopeOf(given, gateElement), siteId, 1)
    return gateToday(given.db, siteId, given.clock.now())
  },

  scanBadge: async (given, scan) =>
    notePassage({ ...given, companies: await companyScopeOf(given, gateElement) }, scan),

  overridePassage: async (given, asked) =>
    overridePassage({ ...given, companies: await companyScopeOf(given, gateElement) }, asked),
})
