import { platformAnswers } from '#platform/platform-db.ts'
import { identityCalls } from './identity.calls.ts'
import type { IdentityParts } from './server/identity-parts.ts'
import { logIn } from './server/log-in.ts'
import { logOut } from './server/log-out.ts'
import { confirmMail } from './server/mail-change.ts'
import { refreshSession } from './server/refresh-session.ts'
import { giveSocketTicket } from './server/socket-tickets.ts'

export const identityServer = (parts: IdentityParts) =>
  platformAnswers(identityCalls, {
    login: (given, input) => logIn({ ...given, ...parts }, input),
    refreshToken: refreshSession,
    logout: logOut,
    confirmMail: (given, { token }) => confirmMail(given, token),
    socketTicket: giveSocketTicket,
  })

export { hearForgottenPassword } from './server/ask-for-new-password.ts'
export { breachedPasswords } from './server/breached-passwords.ts'
export { closeEndedSessionsJob } from './server/close-ended-sessions-job.ts'
export { credentialState } from './server/credential-state.queries.ts'
export { hasCome } from './server/counts-for-account.ts'
export { enterClient } from './server/enter-client.ts'
export { endedSockets } from './server/ended-sockets.ts'
export { endSessions, endSessionsExcept } from './server/end-sessions.ts'
export { eraseProofs, forgetPassword } from './server/erase-proofs.ts'
export { forgetInClient } from './server/forget-in-client.ts'
export { forgetOldProofsJob } from './server/forget-old-proofs-job.ts'
export { hearSuccessfulLogin } from './server/hear-successful-login.ts'
export { identityOutbox, sendActivation, sendIdentityMail } from './server/identity-mails.ts'
export { giveLink, linkOf, livingLinks, revokeLink, revokeLinks, useUpLink } from './server/links.ts'
export { openCallCounting } from './server/open-call-counting.ts'
export { hasProvider } from './server/identity-providers.queries.ts'
export { mfaRequired, proofKeeper, requireFresh } from './server/require-proof.ts'
export { type LoggedExport, pageOfListExports } from './server/list-exports.queries.ts'
export { isFactorRequired } from './server/second-factor-policy.ts'
export { askForMailChange } from './server/mail-change.ts'
export { membershipsOf, signedInUser } from './server/signed-in-user.queries.ts'
export { sendIdentityMailJob } from './server/send-identity-mail-job.ts'
export { sessionKeeper } from './server/session-keeper.ts'
export { noteSecurity } from './server/security-events.ts'
export { inviteUser, tellInvited } from './server/invite-user.ts'
export { isMemberNow } from './server/is-member-now.ts'
export { redeemSocketTicket } from './server/socket-tickets.ts'
export { requireGoodPassword } from './server/password-rules.ts'
export { hashPassword, passwordMatches } from './server/passwords.ts'
export {
  bugReportCounter,
  clientErrorCounter,
  countAttempt,
  mailChangeCounter,
  secondsToWait,
  tooManyAttempts,
  verificationCounter,
} from './server/attempts.ts'
