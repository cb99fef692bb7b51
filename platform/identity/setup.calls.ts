import { z } from 'zod'
import { open } from '#kernel/shared/access.ts'
import { calls, nothing } from '#kernel/shared/call.ts'
import { mailAddress, personName } from '#platform/identifiers/identifier.model.ts'

/** The first steps of an installation that holds no data yet. */
export const setupCalls = calls('platform/identity', {
  /** With the code that the server prints at its start; nothing of the kind once there is a super admin. */
  makeFirstSuperAdmin: {
    method: 'POST',
    path: 'setup/superAdmin',
    access: open('nobody can sign in before the first super admin; the code of the server’s log proves who asks'),
    voice: 'auth',
    outside: true,
    input: z.strictObject({
      code: z.string().trim().min(1).max(60),
      firstname: personName,
      name: personName,
      mail: mailAddress,
      password: z.string().min(1).max(1024),
    }),
    answer: nothing,
  },
})
