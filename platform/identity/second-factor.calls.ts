import { z } from 'zod'
import { open, role, signedInAnywhere } from '#kernel/shared/access.ts'
import { calls, nothing } from '#kernel/shared/call.ts'
import { idOf } from '#kernel/shared/id-of.ts'
import { LoginAnswer } from './identity.model.ts'

/** Left out by who signs in through his company: he proves himself there. */
const password = z.string().min(1).max(1024)
/** Six digits of the telephone, or a recovery code. */
const code = z.string().trim().min(1).max(40)
const auth = { method: 'POST', voice: 'auth' } as const
const enrolling = open('the session, or the ticket of a login that asks for a second factor, proves who enrols')

/** The second factor: codes of a telephone (RFC 6238) and recovery codes. */
export const secondFactorCalls = calls('platform/identity', {
  loginMfa: {
    ...auth,
    path: 'login/mfa',
    access: open('the ticket of the login proves that the password was right'),
    duringMaintenance: true,
    uncounted: true,
    outside: true,
    input: z.strictObject({ ticket: z.string().min(1).max(200), code }),
    answer: LoginAnswer,
  },
  enrolMfa: {
    ...auth,
    path: 'user/mfa/enrol',
    access: enrolling,
    duringMaintenance: true,
    answer: z.object({ secret: z.string(), otpauthUrl: z.string(), qrSvg: z.string() }),
  },
  confirmMfa: {
    ...auth,
    path: 'user/mfa/confirm',
    access: enrolling,
    duringMaintenance: true,
    outside: true,
    input: z.strictObject({ code }),
    /** `login` where a ticket was shown: what was missing is there now. */
    answer: z.object({ recoveryCodes: z.array(z.string()), login: LoginAnswer.optional() }),
  },
  renewRecoveryCodes: {
    ...auth,
    path: 'user/mfa/recoveryCodes',
    access: signedInAnywhere(),
    outside: true,
    input: z.strictObject({ password: password.optional() }),
    answer: z.object({ recoveryCodes: z.array(z.string()) }),
  },
  /** Refused where the policy asks for a second factor. */
  disableMfa: {
    ...auth,
    path: 'user/mfa/disable',
    access: signedInAnywhere(),
    outside: true,
    input: z.strictObject({ password: password.optional(), code }),
    answer: nothing,
  },
  /** By a super admin, or by the admin of the only client that the person belongs to. */
  resetMfa: {
    ...auth,
    path: 'user/mfa/reset',
    inPerson: true,
    access: role('superAdmin', 'adminOfClient'),
    fresh: true,
    input: z.strictObject({ userId: idOf('platform.user') }),
    answer: nothing,
  },
  getMfa: {
    method: 'GET',
    voice: 'auth',
    path: 'user/mfa',
    access: signedInAnywhere(),
    answer: z.object({ enrolled: z.boolean(), required: z.boolean(), recoveryCodesLeft: z.int().min(0) }),
  },
  /** Proves again who sits there; what needs it is then allowed for five minutes. */
  reauthenticate: {
    ...auth,
    path: 'user/reauthenticate',
    access: signedInAnywhere(),
    outside: true,
    input: z.strictObject({ password: password.optional(), code: code.optional() }),
    answer: nothing,
  },
})
