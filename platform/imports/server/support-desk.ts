import type { ImportDesk } from './import-desk.ts'
import type { Models } from './models.ts'
import { requireSupport } from './require-support.ts'

/** Where the platform's people bring files in: in any client that lets its support write. */
export const supportDesk = (clientId: string, models: Models): ImportDesk => ({
  clientId,
  models,
  isSupport: true,
  onlyOf: null,
  requireLeave: db => requireSupport(db, clientId),
})
