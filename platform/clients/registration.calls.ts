import { z } from 'zod'
import { role, signedInAnywhere } from '#kernel/shared/access.ts'
import { calls, file } from '#kernel/shared/call.ts'
import { idOf } from '#kernel/shared/id-of.ts'
import { int32InText } from '#kernel/shared/int32.ts'
import { Registration, RegistrationSheet } from './registration.model.ts'

const both = { access: role('superAdmin', 'adminOfClient') } as const
const saved = {
  ...both,
  path: 'client/registration',
  files: { proof: { types: ['application/pdf', 'image/jpeg', 'image/png'], maxBytes: 15_000_000, optional: true } },
  answer: Registration,
} as const
const listed = { method: 'GET', access: signedInAnywhere(), voice: 'none' } as const

/** The legal sheet of a client, and the two lists that it chooses from (platform-core, section 7, Registration calls). */
export const registrationCalls = calls('platform/clients', {
  /** 409 ALREADY_REGISTERED once there is one. */
  register: {
    ...saved,
    method: 'POST',
    input: RegistrationSheet.safeExtend({ clientId: idOf('platform.client') }),
    status: 201,
  },
  /** The proof stays where no other is sent. Without `version` the last one wins. */
  editRegistration: {
    ...saved,
    method: 'PUT',
    input: RegistrationSheet.safeExtend({ clientId: idOf('platform.client'), version: int32InText.optional() }),
  },
  getRegistrationProof: {
    ...both,
    method: 'GET',
    path: 'client/registration/proof/:clientId',
    input: z.strictObject({ clientId: idOf('platform.client') }),
    answer: file(),
  },
  getNationalities: {
    ...listed,
    path: 'client/nationalities',
    answer: z.array(z.object({ code: z.string(), cog: z.string(), name: z.string() })),
  },
  /** In French: the official wording has no other. */
  getSocialCategories: {
    ...listed,
    path: 'client/csp',
    answer: z.array(z.object({ code: z.string(), name: z.string() })),
  },
})
