import { cultureAnswers } from '#culture/culture-db.ts'
import { production } from './server/production.queries.ts'
import { yieldsOf } from './server/yields.queries.ts'
import { yieldsCalls } from './yields.calls.ts'

export { type Harvest, harvestsBetween } from './server/harvests.ts'

export const yieldsServer = cultureAnswers(yieldsCalls, {
  getProduction: production,
  getYields: (given, { campaign }) => yieldsOf(given, campaign),
})
