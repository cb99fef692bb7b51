import { platformAnswers } from '#platform/platform-db.ts'
import { clientHomeCalls } from './client-home.calls.ts'
import { companyFigures, missingSteps, peopleFigures, storageFigures } from './server/client-figures.queries.ts'
import { endingDelegations } from './server/ending-delegations.queries.ts'
import { signatureFigures } from './server/signature-figures.queries.ts'

export const clientHomeServer = platformAnswers(clientHomeCalls, {
  getClientHome: async ({ db, clock }) => {
    const companies = await companyFigures(db)
    const people = await peopleFigures(db, clock)
    return {
      companies,
      people,
      ending: await endingDelegations(db, clock.now()),
      storage: await storageFigures(db),
      missing: await missingSteps(db, { companies, people }),
    }
  },

  getSignatureFigures: ({ db, clock }) => signatureFigures(db, clock),
})
