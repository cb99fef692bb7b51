import type { Given } from '#kernel/server/answers.ts'
import { requireComponent } from '#platform/configuration/components.server.ts'
import type { Knowledge } from '#platform/delegation/delegation.server.ts'
import { type FinancesTables, financesAnswers } from '#finances/finances-db.ts'
import { accountMapCalls } from './account-map.calls.ts'
import { accountMap, saveAccountMap } from './server/map-of-client.ts'

export { accountsByKind, kindsTold } from './server/map-of-client.ts'

type Asking = Given<typeof accountMapCalls.getAccountMap, FinancesTables>

export function accountMapServer(knowledge: Knowledge) {
  const require = (given: Asking) =>
    requireComponent({ ...given, db: given.db as never }, knowledge, { kind: 'exportFormat' })
  return financesAnswers(accountMapCalls, {
    getAccountMap: async given => {
      await require(given)
      return accountMap(given)
    },
    saveAccountMap: async (given, typed) => {
      await require(given)
      return saveAccountMap(given, typed)
    },
  })
}
