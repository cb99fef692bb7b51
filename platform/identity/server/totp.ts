import { Secret, TOTP } from 'otpauth'

/** RFC 6238, as every authenticator application knows it. */
const shape = { algorithm: 'SHA1', digits: 6, period: 30 } as const

/** Milliseconds in a step, during which the code of the step before is still taken: whoever typed it was in time. */
const overlapMs = 5_000

const stepMs = shape.period * 1_000

/** 160 bits, in base 32. */
export const newTotpSecret = () => new Secret({ size: 20 }).base32

/** What the application's camera reads. */
export const otpauthUrlOf = (secret: string, mail: string) =>
  new TOTP({ ...shape, issuer: 'Sillon', label: mail, secret }).toString()

/** The step that a code belongs to: the present one, or the one before while it still counts. */
export function stepOfCode(secret: string, code: string, nowMs: number): number | undefined {
  const present = Math.floor(nowMs / stepMs)
  const counting = nowMs % stepMs < overlapMs ? [present, present - 1] : [present]
  const known = { ...shape, secret: Secret.fromBase32(secret), token: code, window: 0 }
  return counting.find(step => TOTP.validate({ ...known, timestamp: step * stepMs }) === 0)
}
