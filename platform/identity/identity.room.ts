import type { Clock } from '#kernel/server/clock.ts'
import type { Databases } from '#kernel/server/db.ts'
import { room } from '#kernel/server/room.ts'
import type { Keys } from '#kernel/server/secrets.ts'
import type { Signals } from '#kernel/server/sockets.ts'
import {
  closeEndedSessionsJob,
  forgetOldProofsJob,
  hearForgottenPassword,
  hearSuccessfulLogin,
  identityServer,
  sendIdentityMailJob,
} from './identity.server.ts'
import { passwordsServer } from './passwords.server.ts'
import { secondFactorServer } from './second-factor.server.ts'
import type { IdentityParts } from './server/identity-parts.ts'
import { sessionsServer } from './sessions.server.ts'
import { sharedDevicesServer } from './shared-devices.server.ts'
import { setupServer } from './setup.server.ts'
import { singleSignOnServer } from './single-sign-on.server.ts'

type Known = IdentityParts & { databases: Databases; clock: Clock; keys: Keys; signals: Signals }

export const identityRoom = room<Known>({
  answers: known => [
    identityServer(known),
    passwordsServer(known),
    setupServer(known),
    secondFactorServer(known),
    singleSignOnServer(known),
    sessionsServer,
    sharedDevicesServer(known),
  ],
  jobs: () => [closeEndedSessionsJob, forgetOldProofsJob, sendIdentityMailJob],
  listeners: known => [hearForgottenPassword(known)],
  hearings: ({ databases, signals }) => [hearSuccessfulLogin(databases, signals)],
})
