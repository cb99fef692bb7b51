import { describe, expect, test } from 'vitest'
import { as, visitor } from '#kernel/testing/as.ts'
import { useOwnWorld } from '#platform/testing/world.ts'
import { easterEggsCalls } from '../easter-eggs.calls.ts'

const world = useOwnWorld()

describe('the scores of a person', () => {
  test('are empty until he plays, then what he kept last', async () => {
    const marie = await world.person()
    const scores = () => as(marie).call(easterEggsCalls.getEasterEggState, { id: marie.userId })
    expect(await scores()).toEqual({ blindtest: {} })

    for (const score of [3, 5]) {
      await as(marie).call(easterEggsCalls.saveEasterEggState, {
        id: marie.userId,
        state: { blindtest: { ferme: score } },
      })
    }

    expect(await scores()).toEqual({ blindtest: { ferme: 5 } })
  })

  test('are his own: another person’s are not there, even for a super admin', async () => {
    const [marie, paul] = [await world.person(), await world.person({ superAdmin: true })]
    await as(marie).call(easterEggsCalls.saveEasterEggState, { id: marie.userId, state: { blindtest: { ferme: 6 } } })

    const read = await as(paul).send(easterEggsCalls.getEasterEggState, { id: marie.userId })
    const written = await as(paul).send(easterEggsCalls.saveEasterEggState, {
      id: marie.userId,
      state: { blindtest: {} },
    })

    expect([read.statusCode, written.statusCode]).toEqual([404, 404])
    expect(await as(paul).call(easterEggsCalls.getEasterEggState, { id: paul.userId })).toEqual({ blindtest: {} })
    expect(await as(marie).call(easterEggsCalls.getEasterEggState, { id: marie.userId })).toEqual({
      blindtest: { ferme: 6 },
    })
  })

  test.each([
    ['a score beyond the game', { blindtest: { ferme: 7 } }],
    ['a word that no address bears', { blindtest: { 'a b': 1 } }],
    [
      'more games than there are',
      { blindtest: Object.fromEntries(Array.from({ length: 51 }, (_, n) => [`g${n}`, 1])) },
    ],
    ['anything else', { blindtest: {}, more: 'x' }],
  ])('hold no %s', async (_what, state) => {
    const marie = await world.person()

    const refused = await as(marie).send(easterEggsCalls.saveEasterEggState, { id: marie.userId, state })

    expect(refused.statusCode).toBe(400)
  })

  test('are told to nobody without a session', async () => {
    const { userId } = await world.person()

    expect((await as(visitor(world.app)).send(easterEggsCalls.getEasterEggState, { id: userId })).statusCode).toBe(401)
  })
})
