import { Secret, TOTP } from 'otpauth'
import { as } from '#kernel/testing/as.ts'
import type { OwnWorld, TestPerson } from '#platform/testing/world.ts'
import { secondFactorCalls } from '../second-factor.calls.ts'

/** The code that the telephone shows now, or showed so many steps before. */
export const codeNow = (world: OwnWorld, secret: string, stepsBack = 0) =>
  TOTP.generate({
    secret: Secret.fromBase32(secret),
    timestamp: world.clock.now().epochMilliseconds - stepsBack * 30_000,
  })

/** To the first millisecond of the next step, in which a code that was not used yet is shown. */
export const nextStep = (world: OwnWorld) =>
  world.clock.advance({ milliseconds: 30_000 - (world.clock.now().epochMilliseconds % 30_000) })

/** Enrols a telephone in the person's session: its secret, and the codes to fall back on. The next step has begun. */
export async function enrol(world: OwnWorld, person: TestPerson) {
  const { secret } = await as(person).call(secondFactorCalls.enrolMfa, {})
  const { recoveryCodes } = await as(person).call(secondFactorCalls.confirmMfa, { code: codeNow(world, secret) })
  nextStep(world)
  return { secret, recoveryCodes }
}
