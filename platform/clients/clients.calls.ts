import { z } from 'zod'
import { role, signedIn, signedInAnywhere } from '#kernel/shared/access.ts'
import { calls } from '#kernel/shared/call.ts'
import { ClientCard } from '#platform/identity/identity.model.ts'
import { Company } from './client.model.ts'

const ClientWithStatus = ClientCard.extend({ status: z.enum(['active', 'inactive']) })

const myClients = {
  method: 'GET',
  access: signedInAnywhere(),
  voice: 'auth',
  answer: z.array(ClientWithStatus),
} as const

/** Clients of the caller, those of the platform, and what is inside one (platform-core, section 7, under client/). */
export const clientsCalls = calls({
  getAvailableClients: { ...myClients, path: 'client/available' },
  getActiveClients: { ...myClients, path: 'client/active' },
  getAllClients: {
    method: 'GET',
    path: 'client/getAllClients',
    access: role('superAdmin'),
    answer: z.array(ClientWithStatus),
  },
  getCompaniesOfClient: {
    method: 'GET',
    path: 'client/getCompaniesOfClient/:clientId',
    access: signedIn(),
    input: z.strictObject({ clientId: z.uuid() }),
    answer: z.array(Company),
  },
})
