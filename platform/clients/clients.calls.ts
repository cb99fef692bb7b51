import { z } from 'zod'
import { signedIn, signedInAnywhere } from '#kernel/shared/access.ts'
import { calls } from '#kernel/shared/call.ts'
import { ClientCard } from '#platform/identity/identity.model.ts'
import { Company } from './client.model.ts'

const myClients = {
  method: 'GET',
  access: signedInAnywhere(),
  voice: 'auth',
  answer: z.array(ClientCard.extend({ status: z.enum(['active', 'inactive']) })),
} as const

/** Clients of the caller, and what is inside one (platform-core, section 7, under client/). */
export const clientsCalls = calls({
  getAvailableClients: { ...myClients, path: 'client/available' },
  getActiveClients: { ...myClients, path: 'client/active' },
  getCompaniesOfClient: {
    method: 'GET',
    path: 'client/getCompaniesOfClient/:clientId',
    access: signedIn(),
    input: z.strictObject({ clientId: z.uuid() }),
    answer: z.array(Company),
  },
})
