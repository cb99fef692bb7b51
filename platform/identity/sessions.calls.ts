import { z } from 'zod'
import { signedInAnywhere } from '#kernel/shared/access.ts'
import { calls, nothing } from '#kernel/shared/call.ts'
import { idOf } from '#kernel/shared/id-of.ts'
import { SessionEnds } from './identity.model.ts'

const instant = z.string()
const auth = { voice: 'auth', access: signedInAnywhere() } as const

const KeptSession = z.object({
  connectionUid: idOf('platform.session.connection_uid'),
  createdAt: instant,
  lastActivityAt: instant,
  endedAt: instant.nullable(),
  reason: z.string().nullable(),
  address: z.string().nullable(),
  agent: z.string().nullable(),
  current: z.boolean(),
})

const KnownDevice = z.object({ agent: z.string().nullable(), firstSeenAt: instant, lastSeenAt: instant })

/** A person's sessions, and how long the present one lives. */
export const sessionsCalls = calls('platform/identity', {
  /** The live one and the last twenty that ended: one's own, those of one's people, or anybody's for a super admin. */
  getSessions: {
    ...auth,
    method: 'GET',
    path: 'user/sessions/:userId',
    input: z.strictObject({ userId: idOf('platform.user') }),
    answer: z.object({ sessions: z.array(KeptSession), devices: z.array(KnownDevice) }),
  },
  revokeSession: {
    ...auth,
    method: 'POST',
    path: 'user/revokeSession',
    fresh: true,
    input: z.strictObject({ connectionUid: idOf('platform.session.connection_uid') }),
    touches: ['platform/users', 'platform/presence'],
    answer: nothing,
  },
  /** When the session would end if nobody did anything any more; asking moves nothing. */
  getSessionEnds: { ...auth, method: 'GET', path: 'user/session', answer: SessionEnds },
  /** Somebody works here: the idle time begins anew. */
  noteActivity: { ...auth, method: 'POST', path: 'user/activity', answer: SessionEnds },
  /** Ends the session for inactivity, unless another tab was active less than 44 minutes ago: `ended` says which. */
  logInactivityLogout: {
    ...auth,
    method: 'POST',
    path: 'monitoring/logInactivityLogout',
    unattended: true,
    input: z.strictObject({ userId: idOf('platform.user'), connectionUid: idOf('platform.session.connection_uid') }),
    answer: SessionEnds.extend({ ended: z.boolean() }),
  },
})
