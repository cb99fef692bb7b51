import { Refusal } from '#kernel/server/errors.ts'
import type { Caller } from '#kernel/server/gate.ts'
import type { SettingsBoard } from '#platform/settings/settings.server.ts'

export type SignersProof = { settings: Pick<SettingsBoard, 'present'> }

/** The second factor that the installation asks of who signs. @throws Refusal 409 MFA_REQUIRED */
export function requireSignersProof({ settings }: SignersProof, { mfaAt }: Caller) {
  if (settings.present().mfaPolicy.signer === 'required' && mfaAt === null)
    throw new Refusal(409, 'MFA_REQUIRED', 'identity.mfa-required')
}
