import { z } from 'zod'
import { open } from '#kernel/shared/access.ts'
import { calls } from '#kernel/shared/call.ts'
import { PublicClient } from './client.model.ts'

const ofAddress = {
  method: 'GET',
  voice: 'public',
  access: open('an applicant has no account: he names the company of the address that he was given'),
  /** The word that stands for a client in public addresses. */
  input: z.strictObject({ clientName: z.string().min(1).max(100) }),
} as const

/** What a visitor is told of a client (platform-core, section 7, Public applicant support). */
export const publicClientsCalls = calls('platform/clients', {
  doesClientExist: {
    ...ofAddress,
    path: 'candidateApplication/doesClientExist/:clientName',
    answer: z.object({ exists: z.boolean() }),
  },
  getClientByNameNoToken: {
    ...ofAddress,
    path: 'candidateApplication/getClientByNameNoToken/:clientName',
    answer: PublicClient,
  },
})
