import { candidateScopeOf } from '#rh/candidates/candidates.server.ts'
import { rhAnswers } from '#rh/rh-db.ts'
import { retentionCalls } from './retention.calls.ts'
import { retentionElement } from './retention-place.model.ts'
import { eraseOnRequest } from './server/erase-on-request.ts'
import { pageOfErasures, pageOfProofs, recordsToErase } from './server/retention-lists.queries.ts'
import { retentionRules } from './server/retention-rules.queries.ts'
import { waitingRequests } from './server/waiting-requests.queries.ts'

export { forgetCopiesJob } from './server/forget-copies-job.ts'

export const retentionServer = rhAnswers(retentionCalls, {
  getRetentionRules: async given => retentionRules(given.db, await candidateScopeOf(given, retentionElement)),
  getRecordsToErase: async given => recordsToErase(given.db, await candidateScopeOf(given, retentionElement)),
  getErasures: ({ db }, asked) => pageOfErasures(db, asked),
  getApplicationProofs: async ({ db, rights }, asked) => {
    const { byCompany } = await rights.perimeter(retentionElement)
    return pageOfProofs(
      db,
      [...byCompany].filter(([, level]) => level >= 3).map(([companyId]) => companyId),
      asked,
    )
  },
  getWaitingRequests: async given => waitingRequests(given.db, await candidateScopeOf(given, retentionElement)),
  eraseOnRequest,
})
