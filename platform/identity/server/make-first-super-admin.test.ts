import { beforeEach, describe, expect, test } from 'vitest'
import { as, visitor } from '#kernel/testing/as.ts'
import { ask } from '#kernel/testing/ask.ts'
import { useOwnWorld } from '#platform/testing/world.ts'
import { demoPassword } from '../demo-password.model.ts'
import { identityCalls } from '../identity.calls.ts'
import { setupCalls } from '../setup.calls.ts'
import { setupCodeWanted } from '../setup.server.ts'

const world = useOwnWorld()
beforeEach(async () => {
  await ask(world.installer, 'delete from platform.user')
  world.clock.advance({ hours: 1 })
})

const password = 'la première phrase de la maison'
const codeWanted = () => setupCodeWanted(world.databases, world.keys)
const make = async (more: Record<string, string> = {}, from = visitor(world.app)) =>
  as(from).send(setupCalls.makeFirstSuperAdmin, {
    code: (await codeWanted()) ?? 'none',
    firstname: 'Camille',
    name: 'Roche',
    mail: 'Camille@Sillon.example',
    password,
    ...more,
  })

describe('the first super admin', () => {
  test('is made with the code of the server’s log, and signs in', async () => {
    expect(await codeWanted()).toMatch(/^[0-9a-f]{5}(-[0-9a-f]{5}){4}$/)

    expect((await make()).statusCode).toBe(204)

    const answer = await as(visitor(world.app)).call(identityCalls.login, { mail: 'camille@sillon.example', password })
    expect(answer).toMatchObject({ next: 'ok', user: { superAdmin: true, superDev: false, firstname: 'Camille' } })
  })

  test('is the only one made so: afterwards there is no such call and no code', async () => {
    const code = (await codeWanted()) ?? ''
    await make()

    const again = await make({ code, mail: 'autre@sillon.example' })

    expect([again.statusCode, again.json().code]).toEqual([404, 'NOT_FOUND'])
    expect(await codeWanted()).toBeUndefined()
  })

  test('is one, of two who ask at the same moment', async () => {
    const answers = await Promise.all([make(), make({ mail: 'autre@sillon.example' })])

    expect(answers.map(answer => answer.statusCode).sort()).toEqual([204, 404])
  })

  test.each([
    ['another code', 'code', { code: '00000-00000-00000-00000-00000' }],
    ['a poor password', 'password', { password: 'court' }],
    ['the password of the demo', 'password', { password: demoPassword }],
    ['a password of his own names', 'password', { password: 'camilleroche2026' }],
    ['a word for a mail', 'mail', { mail: 'camille' }],
  ])('is refused with %s', async (_what, field, input) => {
    const refused = await make(input)

    expect([refused.statusCode, refused.json().fields[0].field]).toEqual([400, field])
    expect(await codeWanted()).toBeDefined()
  })

  test('is guessed at a hundred times in a quarter of an hour, those at the same moment among them', async () => {
    const guesser = visitor(world.app)
    const guess = () => make({ code: '00000-00000-00000-00000-00000' }, guesser)
    for (let n = 0; n < 95; n += 1) {
      world.clock.advance({ seconds: 2 })
      expect((await guess()).statusCode).toBe(400)
    }

    const guesses = await Promise.all(Array.from({ length: 10 }, guess))

    const counts = Map.groupBy(guesses, ({ statusCode }) => statusCode)
    expect([counts.get(400)?.length, counts.get(429)?.length]).toEqual([5, 5])
    expect((await make({}, guesser)).statusCode).toBe(429)
    expect((await make()).statusCode).toBe(204)
  })

  test('is not made of the account of somebody else', async () => {
    const marie = await world.person()

    const refused = await as(visitor(world.app)).send(setupCalls.makeFirstSuperAdmin, {
      code: (await codeWanted()) ?? '',
      firstname: 'Camille',
      name: 'Roche',
      mail: marie.mail,
      password,
    })

    expect([refused.statusCode, refused.json().fields[0].field]).toEqual([400, 'mail'])
  })
})
