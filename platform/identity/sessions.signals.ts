import { z } from 'zod'
import { idOf } from '#kernel/shared/id-of.ts'
import { signal } from '#kernel/shared/signal.ts'

const ofConnection = z.object({ connectionUid: idOf('platform.session.connection_uid') })

/** To the tabs of a session that a newer sign-in has replaced (platform-core, section 7, Real-time channel). */
export const logoutOutdatedUserSession = signal('LOGOUT_OUTDATED_USER_SESSION', ofConnection)

/** To the tabs of a session that was ended by somebody or something else. */
export const sessionRevoked = signal('SESSION_REVOKED', z.object({ reason: z.string() }))

/** From a tab that has just signed in: who still holds a former session is told again. */
export const successfulLogin = signal('successfulLogin', ofConnection)
