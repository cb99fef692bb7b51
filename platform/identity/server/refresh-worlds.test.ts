import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { refreshModel } from '../testing/refresh-model.ts'

/** Many worlds, since the model takes none of a database's time; refresh-rules.test.ts proves that they are the same. */
const worlds = { numRuns: 5_000 }

/** Milliseconds after which a tab gives up waiting for its answer, and lets the next tab renew. */
const patienceMs = 8_000

/** A browser: its tabs share one cookie, and each holds the access token that it last heard of. */
function browserOf(session: ReturnType<typeof refreshModel>, tabs: number) {
  let cookie = 1
  const held: number[] = Array(tabs).fill(1)
  return {
    cookie: () => cookie,
    call: (tab: number) => session.use(held[tab % tabs] as number),
    /** The answer reaches the browser: every tab that is awake hears of the token. */
    receive: (seq: number, asleep: number) => {
      cookie = seq
      held.fill(seq)
      if (asleep < tabs) held[asleep] = Math.max(1, seq - 1)
    },
  }
}

const errand = fc.record({
  waitMs: fc.oneof(fc.nat(12_000), fc.nat(120_000)),
  tab: fc.nat(11),
  doing: fc.oneof(
    { weight: 3, arbitrary: fc.constant('call' as const) },
    { weight: 3, arbitrary: fc.constant('renew' as const) },
    { weight: 1, arbitrary: fc.constant('renew, answer lost' as const) },
  ),
  answerMs: fc.nat(patienceMs - 1),
  asleep: fc.nat(20),
})

describe('an honest browser of several tabs, of which one at a time renews', () => {
  test('is never logged out, however many answers are lost and however slow they are', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 12 }),
        fc.array(errand, { minLength: 5, maxLength: 60 }),
        (tabs, errands) => {
          let now = 0
          const session = refreshModel(now)
          const browser = browserOf(session, tabs)
          for (const { waitMs, tab, doing, answerMs, asleep } of errands) {
            now += waitMs
            if (doing === 'call') expect(browser.call(tab)).toBe(true)
            else {
              expect(session.refresh(browser.cookie(), now)).not.toMatch(/REUSE|over/)
              const answered = session.seq()
              browser.call(tab)
              now += doing === 'renew' ? answerMs : patienceMs
              if (doing === 'renew') browser.receive(answered, asleep)
            }
          }
          expect(session.isOver()).toBe(false)
        },
      ),
      worlds,
    )
  })

  test('turns once for twelve tabs that renew within five seconds without waiting for each other', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(4_999), { minLength: 12, maxLength: 12 }), moments => {
        const session = refreshModel(0)
        const outcomes = moments
          .toSorted((one, other) => one - other)
          .map(ms => {
            const outcome = session.refresh(1, 60_000 + ms)
            session.use(session.seq())
            return outcome
          })

        expect(outcomes).toEqual(['turned', ...Array(11).fill('slower tab')])
        expect([session.isOver(), session.seq()]).toEqual([false, 2])
      }),
      worlds,
    )
  })
})

describe('a thief who holds a copy', () => {
  const turn = fc.record({ waitMs: fc.integer({ min: 10_000, max: 600_000 }), who: fc.constantFrom('owner', 'thief') })
  const turns = fc
    .array(turn, { minLength: 2, maxLength: 12 })
    .filter(all => new Set(all.map(({ who }) => who)).size === 2)

  test('ends the session with the first renewal of the second of them, whoever it is', () => {
    fc.assert(
      fc.property(fc.nat(5), turns, (turnsBefore, acts) => {
        let now = 0
        const session = refreshModel(now)
        for (let n = 1; n <= turnsBefore; n += 1) {
          now += 10_000
          session.refresh(n, now)
          session.use(session.seq())
        }
        const held = { owner: session.seq(), thief: session.seq() }
        const first = acts[0]?.who
        for (const { waitMs, who } of acts) {
          now += waitMs
          const outcome = session.refresh(held[who as 'owner'], now)
          if (who !== first) {
            expect(outcome).toBe('REUSE')
            break
          }
          held[who as 'owner'] = session.seq()
          session.use(session.seq())
        }
        expect(session.isOver()).toBe(true)
      }),
      worlds,
    )
  })

  const replay = fc.record({ waitMs: fc.nat(9_999), by: fc.constantFrom('owner', 'thief', 'thief', 'thief') })

  test('wins nothing by replaying inside the window: the line never branches and never turns for him', () => {
    fc.assert(
      fc.property(fc.array(replay, { minLength: 5, maxLength: 60 }), acts => {
        let now = 60_000
        const session = refreshModel(0)
        session.refresh(1, now)
        session.use(2)
        let turns = 2
        for (const { waitMs, by } of acts) {
          now += waitMs
          if (session.isOver()) break
          const outcome = session.refresh(by === 'owner' ? session.seq() : session.seq() - 1, now)
          if (outcome === 'turned') {
            expect(by).toBe('owner')
            turns += 1
            session.use(session.seq())
          }
        }
        expect(session.seq()).toBe(turns)
        expect(turns - 2).toBeLessThanOrEqual((now - 60_000) / 10_000)
      }),
      worlds,
    )
  })
})
