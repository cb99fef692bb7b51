import type { Clock } from '#kernel/server/clock.ts'
import type { Databases } from '#kernel/server/db.ts'
import { Refusal } from '#kernel/server/errors.ts'
import type { Caller, Gate } from '#kernel/server/gate.ts'
import type { SettingsBoard } from '#platform/settings/settings.server.ts'
import type { PlatformDb } from '#platform/platform-db.ts'
import { isFactorRequired } from './second-factor-policy.ts'

/** Milliseconds that a proof of who one is holds, for what asks a recent one. */
const freshMs = 5 * 60_000

/**
 * For handlers in which it depends on the input; a call that always needs it says `fresh`.
 * @throws Refusal 409 REAUTH_REQUIRED when the caller last proved who he is five minutes ago or more
 */
export function requireFresh({ authenticatedAt }: Pick<Caller, 'authenticatedAt'>, clock: Clock) {
  if (clock.now().epochMilliseconds - authenticatedAt < freshMs) return
  throw reauthRequired()
}

export const mfaRequired = () => new Refusal(409, 'MFA_REQUIRED', 'identity.mfa-required')

export const reauthRequired = () => new Refusal(409, 'REAUTH_REQUIRED', 'identity.reauth-required')

type Ground = { databases: Databases; settings: SettingsBoard; clock: Clock }

/** What the gate asks before administration and before what cannot be taken back: a second factor, a recent proof. */
export const proofKeeper = ({ databases, settings, clock }: Ground): Pick<Gate, 'requireProof'> => ({
  async requireProof({ access, fresh }, caller) {
    if (access.kind === 'role' && caller.mfaAt === null) {
      const mustHaveFactor = await databases.transaction('auth', { readOnly: true }, (db: PlatformDb) =>
        isFactorRequired(db, settings, caller.userId, clock),
      )
      if (mustHaveFactor) throw mfaRequired()
    }
    if (fresh) requireFresh(caller, clock)
  },
})
