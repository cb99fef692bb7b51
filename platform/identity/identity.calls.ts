import { z } from 'zod'
import { open, signedInAnywhere } from '#kernel/shared/access.ts'
import { calls, nothing } from '#kernel/shared/call.ts'
import { idOf } from '#kernel/shared/id-of.ts'
import { LoginAnswer, RefreshAnswer } from './identity.model.ts'

/** Sign-in and sessions (platform-core, section 7, Authentication and account). */
export const identityCalls = calls('platform/identity', {
  login: {
    method: 'POST',
    path: 'login',
    access: open('this is how a person signs in'),
    voice: 'auth',
    outside: true,
    uncounted: true,
    duringMaintenance: true,
    input: z.strictObject({ mail: z.string().trim().min(1).max(254), password: z.string().min(1).max(1024) }),
    answer: LoginAnswer,
  },
  refreshToken: {
    method: 'POST',
    path: 'authorization/refreshToken',
    access: open('the refresh token, in its cookie or in the body, proves the session'),
    voice: 'auth',
    outside: true,
    uncounted: true,
    unattended: true,
    duringMaintenance: true,
    input: z.strictObject({ refreshToken: z.string().max(500).optional(), userId: idOf('platform.user') }),
    answer: RefreshAnswer,
  },
  logout: {
    method: 'POST',
    path: 'user/logout',
    access: signedInAnywhere(),
    voice: 'auth',
    duringMaintenance: true,
    input: z.strictObject({ connectionUid: idOf('platform.session.connection_uid') }),
    answer: nothing,
  },
  /** The new address counts from then on. 409 LINK_USED when the link is dead. */
  confirmMail: {
    method: 'POST',
    path: 'confirmMail',
    access: open('the link of the mail proves who asks'),
    voice: 'auth',
    input: z.strictObject({ token: z.string().min(1).max(200) }),
    answer: nothing,
  },
  /** Opens one socket within 30 seconds. */
  socketTicket: {
    method: 'POST',
    path: 'user/socketTicket',
    access: signedInAnywhere(),
    voice: 'auth',
    unattended: true,
    answer: z.object({ ticket: z.string(), expiresIn: z.int() }),
  },
})
