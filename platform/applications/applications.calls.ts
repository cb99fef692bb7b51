import { z } from 'zod'
import { signedInAnywhere } from '#kernel/shared/access.ts'
import { calls } from '#kernel/shared/call.ts'
import { ApplicationTree } from './application.model.ts'

/** The catalogue of applications and elements (platform-core, section 7, prefix application/). */
export const applicationsCalls = calls({
  getAllApplications: {
    method: 'GET',
    path: 'application/getAllApplications',
    access: signedInAnywhere(),
    answer: z.array(ApplicationTree),
  },
  getApplication: {
    method: 'GET',
    path: 'application/getApplication/:id',
    access: signedInAnywhere(),
    input: z.strictObject({ id: z.coerce.number<number>().int().min(1).max(1_000_000) }),
    answer: ApplicationTree,
  },
})
