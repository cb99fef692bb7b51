import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { role, signedInAnywhere } from '#kernel/shared/access.ts'
import { calls, nothing } from '#kernel/shared/call.ts'
import { as, visitor } from '#kernel/testing/as.ts'
import { ask } from '#kernel/testing/ask.ts'
import { platformAnswers } from '#platform/platform-db.ts'
import { type TestPerson, useOwnWorld } from '#platform/testing/world.ts'
import { requireFresh } from '../identity.server.ts'
import { secondFactorCalls } from '../second-factor.calls.ts'
import { codeNow, enrol, nextStep } from '../testing/authenticator.ts'
import { decidePolicy } from '../testing/decide.ts'
import { securityEventsOf, tokensOf } from '../testing/session-row.ts'
import { hashPassword } from './passwords.ts'

const trial = calls('trial/plots', {
  sensitive: { method: 'POST', path: 'trial/sensitive', access: signedInAnywhere(), fresh: true, answer: nothing },
  dependsOnInput: { method: 'POST', path: 'trial/depends', access: signedInAnywhere(), answer: nothing },
  administer: { method: 'GET', path: 'trial/administer', access: role('superAdmin'), answer: nothing },
})

const world = useOwnWorld([
  platformAnswers(trial, {
    sensitive: async () => undefined,
    dependsOnInput: async ({ caller, clock }) => requireFresh(caller, clock),
    administer: async () => undefined,
  }),
])
const password = 'une phrase assez longue'
let passwordHash: string
beforeAll(async () => {
  passwordHash = await hashPassword(password)
})
beforeEach(() => decidePolicy(world, {}))

const outcome = async (person: TestPerson, call: (typeof trial)[keyof typeof trial]) => {
  const { statusCode, body } = await as(person).send(call)
  return statusCode === 204 ? 'done' : JSON.parse(body).code
}
const prove = (person: TestPerson, input: Record<string, unknown>) =>
  as(person).send(secondFactorCalls.reauthenticate, input)
const renewed = async (person: TestPerson) => ({ ...person, token: (await tokensOf(world, person))('access', 1) })

describe('what asks a recent proof', () => {
  test.each([trial.sensitive, trial.dependsOnInput])('is let through for five minutes ($path)', async call => {
    const marie = await world.person()
    world.clock.advance({ minutes: 4, seconds: 59 })
    expect(await outcome(marie, call)).toBe('done')

    world.clock.advance({ seconds: 1 })

    expect(await outcome(marie, call)).toBe('REAUTH_REQUIRED')
  })

  test('is let through again once the password was typed', async () => {
    const marie = await world.person({ passwordHash })
    world.clock.advance({ minutes: 9 })

    const wrong = await prove(marie, { password: 'une autre phrase' })
    expect([wrong.statusCode, wrong.json().fields[0].field]).toEqual([400, 'password'])
    expect(await outcome(marie, trial.sensitive)).toBe('REAUTH_REQUIRED')

    expect((await prove(marie, { password })).statusCode).toBe(204)
    expect(await outcome(marie, trial.sensitive)).toBe('done')
    expect(await securityEventsOf(world, marie.userId)).toEqual(['LOGIN_FAILED', 'REAUTHENTICATED'])
  })

  test('asks the code too of who has enrolled', async () => {
    const marie = await world.person({ passwordHash })
    const { secret } = await enrol(world, marie)
    world.clock.advance({ minutes: 6 })
    nextStep(world)

    expect((await prove(marie, { password })).json().fields[0]).toMatchObject({ field: 'code', code: 'required' })
    expect((await prove(marie, { password, code: '000000' })).json().fields[0].field).toBe('code')
    expect((await prove(marie, { password, code: codeNow(world, secret) })).statusCode).toBe(204)
    expect(await outcome(marie, trial.sensitive)).toBe('done')
  })

  test('makes whoever guesses the password wait', async () => {
    const marie = await world.person({ passwordHash })
    for (let tried = 0; tried < 5; tried += 1) await prove(marie, { password: 'une autre phrase' })

    const refused = await prove(marie, { password })

    expect([refused.statusCode, Number(refused.headers['retry-after'])]).toEqual([429, 1])
  })

  test('is not proved by saying nothing, nor by any password where the company keeps it', async () => {
    const [marie, office] = [await world.person({ passwordHash }), await world.person({ passwordHash })]
    await ask(world.installer, `update platform.user set account_type = 'office' where id = $1`, [office.userId])

    const refusals = [await prove(marie, {}), await prove(office, {}), await prove(office, { password })]

    expect(refusals.map(answer => answer.statusCode)).toEqual([400, 400, 400])
    world.clock.advance({ minutes: 5 })
    expect(await outcome(office, trial.sensitive)).toBe('REAUTH_REQUIRED')
  })

  test('is proved by nobody without a session', async () => {
    expect((await as(visitor(world.app)).send(secondFactorCalls.reauthenticate, { password })).statusCode).toBe(401)
  })
})

describe('administration', () => {
  test('asks a second factor where the role requires it, of a session that has none', async () => {
    const root = await world.person({ superAdmin: true, passwordHash })
    expect(await outcome(root, trial.administer)).toBe('done')

    await decidePolicy(world, { superAdmin: 'required' })
    expect(await outcome(root, trial.administer)).toBe('MFA_REQUIRED')

    await enrol(world, root)
    expect(await outcome(await renewed(root), trial.administer)).toBe('done')
  })

  test('is refused for want of the role before anything is asked', async () => {
    await decidePolicy(world, { superAdmin: 'required', others: 'required' })

    expect(await outcome(await world.person(), trial.administer)).toBe('FORBIDDEN')
  })

  test('asks it of who has enrolled and signed in without: the code is given to the session that he has', async () => {
    const root = await world.person({ superAdmin: true, passwordHash })
    const { secret } = await enrol(world, root)
    const again = await world.signIn(root)
    await decidePolicy(world, { superAdmin: 'required' })
    expect(await outcome(again, trial.administer)).toBe('MFA_REQUIRED')

    await prove(again, { password, code: codeNow(world, secret) })

    expect(await outcome(again, trial.administer)).toBe('done')
  })
})
