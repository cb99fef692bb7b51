import fc from 'fast-check'
import { expect, test } from 'vitest'
import { dayOfFact, holdingOn, holdsAlready } from './day-of-fact.ts'

const today = '2026-11-22'
const day = (days: number) => Temporal.PlainDate.from(today).add({ days }).toString()

test('a place holds from the day that the line says, else from the hiring, else from today', () => {
  expect(dayOfFact({ placedOn: day(3), hiredOn: day(-9) }, [], today)).toBe(day(3))
  expect(dayOfFact({ hiredOn: day(-9) }, [], today)).toBe(day(-9))
  expect(dayOfFact({}, [], today)).toBe(today)
})

test('an old hiring rewrites no past of somebody who has moved since; a new one counts', () => {
  const moved = [{ id: 'a', activationDate: day(-100) }]

  expect(dayOfFact({ hiredOn: day(-400) }, moved, today)).toBe(today)
  expect(dayOfFact({ hiredOn: day(60) }, moved, today)).toBe(day(60))
})

type Fact = { id: string; activationDate: string; site: string }

const anyDay = fc.option(fc.integer({ min: -40, max: 40 }).map(day), { nil: undefined })
const anySite = fc.constantFrom('north', 'south')
const anyFacts = fc
  .uniqueArray(fc.record({ activationDate: fc.integer({ min: -40, max: 40 }).map(day), site: anySite }), {
    selector: ({ activationDate }) => activationDate,
    maxLength: 5,
  })
  .map(facts => inOrder(facts.map((fact, index) => ({ ...fact, id: String(index) }))))

const inOrder = (facts: readonly Fact[]) =>
  facts.toSorted((one, other) => (one.activationDate < other.activationDate ? -1 : 1))

/** What stands once a line was written. */
function after(facts: readonly Fact[], line: { placedOn?: string; hiredOn?: string }, site: string): readonly Fact[] {
  const on = dayOfFact(line, facts, today)
  if (holdsAlready(facts, fact => fact.site === site, { day: on, today })) return facts
  const others = facts.filter(({ activationDate }) => activationDate !== on)
  return inOrder([...others, { id: 'new', activationDate: on, site }])
}

test('whatever stands, the same line twice changes nothing the second time', () => {
  fc.assert(
    fc.property(anyFacts, anyDay, anyDay, anySite, (facts, placedOn, hiredOn, site) => {
      const line = { ...(placedOn && { placedOn }), ...(hiredOn && { hiredOn }) }
      const once = after(facts, line, site)
      expect(after(once, line, site)).toEqual(once)
    }),
  )
})

test('whatever stands, a line without a day has its place hold today', () => {
  fc.assert(
    fc.property(anyFacts, anySite, (facts, site) => {
      expect(holdingOn(after(facts, {}, site), today)?.site).toBe(site)
    }),
  )
})
