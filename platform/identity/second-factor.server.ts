import { platformAnswers } from '#platform/platform-db.ts'
import { secondFactorCalls } from './second-factor.calls.ts'
import { confirmMfa } from './server/confirm-mfa.ts'
import { disableMfa } from './server/disable-mfa.ts'
import { enrolMfa } from './server/enrol-mfa.ts'
import type { IdentityParts } from './server/identity-parts.ts'
import { logInMfa } from './server/log-in-mfa.ts'
import { reauthenticate } from './server/reauthenticate.ts'
import { renewRecoveryCodes } from './server/renew-recovery-codes.ts'
import { resetMfa } from './server/reset-mfa.ts'
import { isFactorRequired } from './server/second-factor-policy.ts'
import { factorOf } from './server/second-factor.queries.ts'

export const secondFactorServer = (parts: IdentityParts) =>
  platformAnswers(secondFactorCalls, {
    loginMfa: (given, input) => logInMfa({ ...given, ...parts }, input),
    enrolMfa: given => enrolMfa({ ...given, ...parts }),
    confirmMfa: (given, input) => confirmMfa({ ...given, ...parts }, input),
    renewRecoveryCodes: (given, input) => renewRecoveryCodes({ ...given, ...parts }, input),
    disableMfa: (given, input) => disableMfa({ ...given, ...parts }, input),
    resetMfa,
    getMfa: async ({ db, caller, clock }) => {
      const { isEnrolled, recoveryCodesLeft } = await factorOf(db, caller.userId)
      const required = await isFactorRequired(db, parts.settings, caller.userId, clock)
      return { enrolled: isEnrolled, required, recoveryCodesLeft }
    },
    reauthenticate: (given, input) => reauthenticate({ ...given, ...parts }, input),
  })
