import { platformAnswers } from '#platform/platform-db.ts'
import { knownFile } from './server/known-file.queries.ts'
import { requireMayVerify, verifyFile } from './server/verify-file.ts'
import { verificationCalls } from './verification.calls.ts'
import { mostBytes } from './verification.model.ts'

export const verificationServer = platformAnswers(verificationCalls, {
  getKnownFile: ({ db }, { sha256 }) => knownFile(db, sha256),

  mayVerifyFile: async given => {
    await requireMayVerify(given)
    return { mostBytes }
  },

  verifyFile,
})
