import { platformAnswers } from '#platform/platform-db.ts'
import { identityCalls } from './identity.calls.ts'
import { logIn } from './server/log-in.ts'
import { logOut } from './server/log-out.ts'
import { refreshSession } from './server/refresh-session.ts'
import { giveSocketTicket } from './server/socket-tickets.ts'

export const identityServer = platformAnswers(identityCalls, {
  login: logIn,
  refreshToken: refreshSession,
  logout: logOut,
  socketTicket: giveSocketTicket,
})

export { closeEndedSessionsJob } from './server/close-ended-sessions-job.ts'
export { membershipsOf, signedInUser } from './server/signed-in-user.queries.ts'
export { sessionKeeper } from './server/session-keeper.ts'
export { noteSecurity } from './server/security-events.ts'
export { redeemSocketTicket } from './server/socket-tickets.ts'
export { hashPassword } from './server/passwords.ts'
