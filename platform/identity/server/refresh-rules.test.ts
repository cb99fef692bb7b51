import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { as } from '#kernel/testing/as.ts'
import { clientsCalls } from '#platform/clients/clients.calls.ts'
import { type TestPerson, useOwnWorld } from '#platform/testing/world.ts'
import { identityCalls } from '../identity.calls.ts'
import { type Outcome, refreshModel } from '../testing/refresh-model.ts'
import { sessionRowOf, tokensOf } from '../testing/session-row.ts'

const world = useOwnWorld()

type Tokens = { access: string; refresh: string }

async function refresh(person: TestPerson, refreshToken: string) {
  const answer = await as({ app: world.app }).send(identityCalls.refreshToken, { refreshToken, userId: person.userId })
  const { accessToken, refreshToken: next, reason } = answer.json()
  return answer.statusCode === 200 ? { access: accessToken, refresh: next } : { over: reason as string }
}

async function use(person: TestPerson, access: string): Promise<'ok' | 'too old' | 'over'> {
  const answer = await as({ ...person, token: access }).send(clientsCalls.getAvailableClients)
  if (answer.statusCode === 200) return 'ok'
  return answer.json().code === 'TOKEN_EXPIRED' ? 'too old' : 'over'
}

const firstTokens = (person: TestPerson): Tokens => ({ access: String(person.token), refresh: person.refreshToken })
const numberIn = (token: string) => Number(token.split('.')[2])

describe('the table of outcomes', () => {
  const act = fc.oneof(
    { weight: 3, arbitrary: fc.record({ wait: fc.constantFrom(1, 3_000, 9_999, 10_000, 60_000) }) },
    { weight: 4, arbitrary: fc.record({ refreshBack: fc.constantFrom(0, 0, 0, 1, 1, 2) }) },
    { weight: 2, arbitrary: fc.record({ useBack: fc.constantFrom(0, 0, 1) }) },
  )

  test('is kept by the database in any story, and the stories meet every line of it', async () => {
    const met = new Set<Outcome>()
    await fc.assert(
      fc.asyncProperty(fc.array(act, { minLength: 5, maxLength: 25 }), async story => {
        const marie = await world.person()
        const tokenOf = await tokensOf(world, marie)
        const now = () => world.clock.now().epochMilliseconds
        const session = refreshModel(now())

        for (const step of story) {
          if ('wait' in step) world.clock.advance({ milliseconds: step.wait })
          if ('refreshBack' in step) {
            const presented = Math.max(1, session.seq() - step.refreshBack)
            const outcome = session.refresh(presented, now())
            const answer = await refresh(marie, tokenOf('refresh', presented))
            expect('over' in answer ? answer.over : numberIn(answer.refresh)).toBe(
              session.isOver() ? 'REUSE' : session.seq(),
            )
            met.add(outcome)
          }
          if ('useBack' in step) {
            const used = Math.max(1, session.seq() - step.useBack)
            const goesOn = session.use(used)
            expect(await use(marie, tokenOf('access', used))).toBe(goesOn ? 'ok' : 'over')
          }
        }

        const { seq, seen_seq, reason } = await sessionRowOf(world, marie)
        expect({ seq, seen_seq, reason }).toEqual(session.state())
      }),
      { numRuns: 100 },
    )
    expect([...met].toSorted()).toEqual(['REUSE', 'answer lost', 'over', 'slower tab', 'too soon', 'turned'])
  })
})

describe('an honest browser', () => {
  const errand = fc.record({
    seconds: fc.integer({ min: 1, max: 120 }),
    doing: fc.constantFrom('call', 'refresh', 'refresh, answer lost', 'refresh in two tabs'),
  })

  test('is never logged out, however many answers are lost on the way', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(errand, { minLength: 5, maxLength: 20 }), async errands => {
        const marie = await world.person()
        let held = firstTokens(marie)
        const renew = async (isLost = false) => {
          const next = await refresh(marie, held.refresh)
          if ('over' in next) throw new Error(`logged out: ${next.over}`)
          if (!isLost) held = next
        }

        for (const { seconds, doing } of errands) {
          world.clock.advance({ seconds })
          if (doing === 'refresh') await renew()
          if (doing === 'refresh, answer lost') await renew(true)
          if (doing === 'refresh in two tabs') await Promise.all([renew(), renew()])
          if (doing === 'call') {
            if ((await use(marie, held.access)) === 'too old') await renew()
            expect(await use(marie, held.access)).toBe('ok')
          }
        }
      }),
      { numRuns: 30 },
    )
  })
})

describe('a thief who copied the tokens', () => {
  const turn = fc.record({ seconds: fc.integer({ min: 11, max: 120 }), who: fc.constantFrom('owner', 'thief') })

  test('is found out at the first refresh of the second of them', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 0, max: 3 }),
        fc.array(turn, { minLength: 2, maxLength: 8 }).filter(turns => new Set(turns.map(({ who }) => who)).size === 2),
        async (turnsBefore, turns) => {
          const marie = await world.person()
          let held = firstTokens(marie)
          const renewed = async (tokens: Tokens) => {
            const next = await refresh(marie, tokens.refresh)
            if (!('over' in next)) await use(marie, next.access)
            return next
          }
          for (let n = 0; n < turnsBefore; n += 1) {
            world.clock.advance({ seconds: 11 })
            held = (await renewed(held)) as Tokens
          }
          const holders: Record<string, Tokens> = { owner: held, thief: { ...held } }

          const first = turns[0]?.who
          for (const { seconds, who } of turns) {
            world.clock.advance({ seconds })
            const next = await renewed(holders[who] as Tokens)
            if (who !== first) {
              expect(next).toEqual({ over: 'REUSE' })
              break
            }
            holders[who] = next as Tokens
          }

          for (const { access } of Object.values(holders)) expect(await use(marie, access)).not.toBe('ok')
        },
      ),
      { numRuns: 15 },
    )
  })
})
