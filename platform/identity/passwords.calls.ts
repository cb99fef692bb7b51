import { z } from 'zod'
import { open, role, signedInAnywhere } from '#kernel/shared/access.ts'
import { calls, nothing } from '#kernel/shared/call.ts'
import { idOf } from '#kernel/shared/id-of.ts'
import { LoginAnswer } from './identity.model.ts'

const mail = z.string().trim().min(1).max(254)
/** Bounded far above the rule, whose refusals stand at the field. */
const password = z.string().min(1).max(1024)
const chosen = { newPassword: password, newPasswordConfirm: password }
const link = { userId: idOf('platform.user'), token: z.string().min(1).max(200) }

const auth = { method: 'POST', voice: 'auth', duringMaintenance: true } as const
const ofLink = open('the link of the mail proves who asks')

/** Changing, losing and finding a password (platform-core, section 7, Authentication and account). */
export const passwordsCalls = calls('platform/identity', {
  /** Anybody else than the holder of that person's ticket or session is told `false`. */
  isPasswordOfUserExpired: {
    ...auth,
    path: 'isPasswordOfUserExpired',
    access: open('the ticket of the login, or the session, says whose password it is'),
    input: z.strictObject({ userId: idOf('platform.user') }),
    answer: z.object({ expired: z.boolean(), reason: z.enum(['first', 'admin', 'leak']).nullable() }),
  },
  /** With the ticket of the login in `Authorization`. */
  editExpiredPassword: {
    ...auth,
    path: 'editExpiredPassword',
    access: open('the ticket of the login proves who asks'),
    outside: true,
    input: z.strictObject({ userId: idOf('platform.user'), currentPassword: password, ...chosen }),
    answer: LoginAnswer,
  },
  editPassword: {
    ...auth,
    path: 'user/editPassword',
    inPerson: true,
    access: signedInAnywhere(),
    outside: true,
    duringMaintenance: false,
    input: z.strictObject({ userId: idOf('platform.user'), currentPassword: password, ...chosen }),
    answer: nothing,
  },
  /** The same answer in the same time, whether or not there is such an account. */
  askForNewPassword: {
    ...auth,
    path: 'askForNewPassword',
    access: open('who forgot his password cannot sign in'),
    input: z.strictObject({ mail }),
    answer: z.object({}),
  },
  checkIfUserCanEnterCode: {
    ...auth,
    path: 'checkIfUserCanEnterCode',
    access: ofLink,
    input: z.strictObject(link),
    answer: z.object({ allowed: z.boolean(), verified: z.boolean() }),
  },
  checkCodeForPasswordRetrieval: {
    ...auth,
    path: 'checkCodeForPasswordRetrieval',
    access: ofLink,
    input: z.strictObject({ ...link, code: z.string().trim().min(1).max(20) }),
    answer: z.object({ ok: z.boolean(), triesLeft: z.int().min(0) }),
  },
  resetPassword: {
    ...auth,
    path: 'resetPassword',
    access: ofLink,
    outside: true,
    input: z.strictObject({ ...link, ...chosen }),
    answer: nothing,
  },
  /** Shown once; its holder chooses another at his first sign-in, within 72 hours. */
  giveTemporaryPassword: {
    ...auth,
    path: 'user/giveTemporaryPassword',
    inPerson: true,
    access: role('superAdmin'),
    fresh: true,
    outside: true,
    duringMaintenance: false,
    input: z.strictObject({ userId: idOf('platform.user') }),
    answer: z.object({ password: z.string(), until: z.string() }),
  },
})
