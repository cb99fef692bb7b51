import { platformAnswers } from '#platform/platform-db.ts'
import type { IdentityParts } from './server/identity-parts.ts'
import { makeFirstSuperAdmin } from './server/make-first-super-admin.ts'
import { setupCalls } from './setup.calls.ts'

export const setupServer = (parts: IdentityParts) =>
  platformAnswers(setupCalls, {
    makeFirstSuperAdmin: (given, input) => makeFirstSuperAdmin({ ...given, ...parts }, input),
  })

export { setupCodeWanted } from './server/make-first-super-admin.ts'
