import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addOuvrables, isWorkingDayOuvrable, subtractOuvrables } from '#platform/calendar/working-days.model.ts'
import type { HeldPermit } from './held-permit.model.ts'
import french from './labels/fr.ts'
import type { PermitCheck } from './permit-check.model.ts'
import { sentencesOf } from './right-in-words.model.ts'
import { letsWork, type PersonAtWork, rightStates, rightToWork } from './right-to-work.model.ts'

const today = '2026-11-20'
const after = (days: number) => Temporal.PlainDate.from(today).add({ days }).toString()

const permit = (wish: Partial<HeldPermit> = {}): HeldPermit => ({
  id: 'card',
  type: 'residentCard',
  startingDate: '2025-01-01',
  expirationDate: '2034-12-31',
  ...wish,
})

const check = (wish: Partial<PermitCheck> = {}): PermitCheck => ({
  contractId: null,
  on: today,
  receivedOn: today,
  answer: 'none',
  exemption: 'none',
  ...wish,
})

const hiring = (from: string, to: string | null = null) => ({ contractId: from, from, to, weeklyHours: 35 })

const foreigner = (wish: Partial<PersonAtWork> = {}): PersonAtWork => ({
  needsPermit: true,
  permits: [permit()],
  checks: [],
  hirings: [],
  zone: 'metropolitan',
  ...wish,
})

const stateOn = (person: PersonAtWork, day = today) => rightToWork(person, day).state

describe('the permit', () => {
  test('is not asked of a citizen of the European Union', () => {
    expect(stateOn(foreigner({ needsPermit: false, permits: [] }))).toBe('notNeeded')
  })

  test('is missing from a file that holds none, or one that has not begun', () => {
    expect(stateOn(foreigner({ permits: [] }))).toBe('missing')
    expect(stateOn(foreigner({ permits: [permit({ startingDate: after(1) })] }))).toBe('missing')
  })

  test('holds on its last day and has expired on the next', () => {
    const person = foreigner({ permits: [permit({ expirationDate: today })] })

    expect(stateOn(person)).toBe('expiring')
    expect(stateOn(person, after(1))).toBe('expired')
    expect(letsWork(rightToWork(person, after(1)))).toBe(false)
  })

  test.each([
    [91, null],
    [90, 90],
    [61, 90],
    [60, 60],
    [30, 30],
    [0, 30],
  ])('that ends in %d days is told at the step of %s', (days, step) => {
    expect(rightToWork(foreigner({ permits: [permit({ expirationDate: after(days) })] }), today).permit.step).toBe(step)
  })

  test('does not expire for whom the next one is in the file already', () => {
    const permits = [permit({ expirationDate: after(10) }), permit({ id: 'next', startingDate: after(11) })]

    expect(stateOn(foreigner({ permits }))).toBe('valid')
    expect(
      stateOn(foreigner({ permits: [permit({ expirationDate: after(10) }), permit({ startingDate: after(12) })] })),
    ).toBe('expiring')
  })

  test('of a visitor gives no right to work, and one of unknown type is not held against its bearer', () => {
    expect(stateOn(foreigner({ permits: [permit({ type: 'visitor' })] }))).toBe('notAllowingWork')
    expect(stateOn(foreigner({ permits: [permit({ type: null })] }))).toBe('valid')
  })
})

describe('the check with the prefecture', () => {
  test('is to be asked two working days before hiring, Sundays and holidays apart', () => {
    const person = foreigner({ hirings: [hiring('2027-01-04')] })

    expect(rightToWork(person, '2026-12-30').check).toMatchObject({
      state: 'toCheck',
      deadline: '2026-12-31',
      isLate: false,
    })
    expect(letsWork(rightToWork(person, '2026-12-31'))).toBe(true)
    expect(letsWork(rightToWork(person, '2027-01-01'))).toBe(false)
  })

  test('without an answer is done once two working days have passed since the reception', () => {
    const person = foreigner({
      hirings: [hiring('2026-12-15')],
      checks: [check({ on: '2026-11-20', receivedOn: '2026-11-20' })],
    })

    expect(rightToWork(person, '2026-11-23').check).toMatchObject({ state: 'awaiting', answerDue: '2026-11-23' })
    expect(stateOn(person, '2026-11-24')).toBe('dutyDone')
  })

  test('by a letter whose reception nobody knows is waited for', () => {
    const person = foreigner({ hirings: [hiring(after(20))], checks: [check({ receivedOn: null })] })

    expect(stateOn(person, after(19))).toBe('awaiting')
  })

  test('follows the answer: a valid permit, or one that the prefecture does not know', () => {
    const asked = (answer: 'valid' | 'invalid') =>
      rightToWork(foreigner({ hirings: [hiring(after(20))], checks: [check({ answer })] }), after(3))

    expect(asked('valid').state).toBe('checked')
    expect(letsWork(asked('invalid'))).toBe(false)
    expect(asked('invalid').state).toBe('refused')
  })

  test('is spared to whom France Travail has registered', () => {
    const person = foreigner({ hirings: [hiring(after(1))], checks: [check({ exemption: 'france_travail' })] })

    expect(stateOn(person)).toBe('exempt')
  })

  test('is asked again for the next hiring', () => {
    const person = foreigner({
      hirings: [hiring('2026-06-01', '2026-09-30'), hiring('2027-03-01', '2027-06-30')],
      checks: [check({ contractId: '2026-06-01', on: '2026-05-20', answer: 'valid' })],
    })

    expect(rightToWork(person, today)).toMatchObject({ state: 'toCheck', hiring: { from: '2027-03-01' } })
  })

  test('made before there is a contract counts for the hiring that follows', () => {
    const inAdvance = check({ on: today, answer: 'valid' })

    expect(stateOn(foreigner({ checks: [inAdvance] }))).toBe('checked')
    expect(stateOn(foreigner({ checks: [inAdvance], hirings: [hiring(after(30))] }))).toBe('checked')
  })
})

describe('the year of a seasonal card', () => {
  const seasonal = (hirings: PersonAtWork['hirings']) =>
    foreigner({ permits: [permit({ type: 'seasonalWorker' })], hirings })

  test('holds six months of work, counted across all contracts', () => {
    const person = seasonal([hiring('2026-03-02', '2026-06-01'), hiring('2026-08-01', '2026-10-31')])

    expect(rightToWork(person, today).use).toMatchObject({ unit: 'months', most: 6, used: 6 })
  })

  test('forbids the day beyond, of a contract that is to come too', () => {
    const checks = [check({ contractId: '2026-12-01', on: '2026-11-02', answer: 'valid' })]
    const person = { ...seasonal([hiring('2026-03-02', '2026-09-01'), hiring('2026-12-01', '2026-12-01')]), checks }

    const right = rightToWork(person, today)

    expect(right.use?.used).toBeGreaterThan(6)
    expect(letsWork(right)).toBe(false)
  })

  test('begins anew with the months that leave the window', () => {
    const person = seasonal([hiring('2025-03-02', '2025-09-01')])

    expect(rightToWork(person, '2026-03-01').use?.used).toBeGreaterThan(5.9)
    expect(rightToWork(person, '2026-09-02').use?.used).toBe(0)
  })
})

describe('the hours of a student', () => {
  const student = (weeklyHours: number | null) =>
    foreigner({
      permits: [permit({ type: 'student' })],
      hirings: [{ ...hiring('2026-07-06', '2026-08-30'), weeklyHours }],
    })

  test('are those that his contracts plan', () => {
    expect(rightToWork(student(35), today).use).toMatchObject({ unit: 'hours', most: 964, used: 280 })
  })

  test('are not guessed where a contract does not tell its week', () => {
    expect(rightToWork(student(null), today).use).toMatchObject({ most: 964, used: null })
  })
})

const anyDay = fc
  .integer({ min: 0, max: 3_000 })
  .map(days => Temporal.PlainDate.from('2022-01-01').add({ days }).toString())
const dayOrNone = fc.option(anyDay)
const anyPermit = fc.record({
  id: fc.constant('card'),
  type: fc.constantFrom(null, 'residentCard', 'visitor', 'seasonalWorker', 'student'),
  startingDate: dayOrNone,
  expirationDate: dayOrNone,
})
const anyCheck = fc.record({
  contractId: fc.constantFrom(null, 'a', 'b'),
  on: anyDay,
  receivedOn: dayOrNone,
  answer: fc.constantFrom('none' as const, 'valid' as const, 'invalid' as const),
  exemption: fc.constantFrom('none' as const, 'france_travail' as const, 'permit_exempt' as const),
})
const anyHiring = fc
  .record({
    contractId: fc.constantFrom('a', 'b'),
    from: anyDay,
    days: fc.option(fc.integer({ min: 0, max: 500 })),
    weeklyHours: fc.option(fc.integer({ min: 1, max: 48 })),
  })
  .map(({ days, ...told }) => ({
    ...told,
    to: days === null ? null : Temporal.PlainDate.from(told.from).add({ days }).toString(),
  }))
const anyPerson = fc.record({
  needsPermit: fc.boolean(),
  permits: fc.array(anyPermit, { maxLength: 3 }),
  checks: fc.array(anyCheck, { maxLength: 4 }),
  hirings: fc.array(anyHiring, { maxLength: 3 }),
  zone: fc.constantFrom('metropolitan' as const, 'alsaceMoselle' as const),
})

describe('laws of the right to work', () => {
  test('nobody who needs a permit works on a day that none of his permits holds', () => {
    fc.assert(
      fc.property(anyPerson, anyDay, (person, day) => {
        const isHeld = person.permits.some(
          ({ startingDate, expirationDate }) => (startingDate ?? day) <= day && (expirationDate ?? day) >= day,
        )
        const right = rightToWork(person, day)
        expect(rightStates).toContain(right.state)
        if (!person.needsPermit) expect(letsWork(right)).toBe(true)
        else if (!isHeld) expect(letsWork(right)).toBe(false)
      }),
    )
  })

  test('the order in which papers, checks and contracts are read changes nothing', () => {
    fc.assert(
      fc.property(anyPerson, anyDay, (person, day) => {
        const distinct = new Set(person.checks.map(({ on }) => on)).size === person.checks.length
        fc.pre(distinct && new Set(person.hirings.map(({ from }) => from)).size === person.hirings.length)
        const reversed = {
          ...person,
          permits: person.permits.toReversed(),
          checks: person.checks.toReversed(),
          hirings: person.hirings.toReversed(),
        }
        expect(rightToWork(reversed, day).state).toBe(rightToWork(person, day).state)
      }),
    )
  })

  test('all that is found is said in words that have their days and numbers', () => {
    const texts: Record<string, string> = french
    fc.assert(
      fc.property(anyPerson, anyDay, (person, day) => {
        for (const { label, days = {}, numbers = {} } of sentencesOf(rightToWork(person, day))) {
          const asked = [...(texts[label] ?? 'no text').matchAll(/{{(\w+)}}/g)].map(([, name]) => name)
          expect(texts).toHaveProperty([label])
          expect(Object.keys({ ...days, ...numbers })).toEqual(expect.arrayContaining(asked))
          expect(Object.values(days)).not.toContain('')
        }
      }),
    )
  })

  test('a request received later never ends the wait sooner, and nobody waits more than a week', () => {
    fc.assert(
      fc.property(anyDay, fc.integer({ min: 0, max: 30 }), (received, days) => {
        const start = Temporal.PlainDate.from(received)
        const [sooner, later] = [start, start.add({ days })].map(from => addOuvrables(from, 2))
        expect(
          Temporal.PlainDate.compare(sooner as Temporal.PlainDate, later as Temporal.PlainDate),
        ).toBeLessThanOrEqual(0)
        expect(start.until(sooner as Temporal.PlainDate).days).toBeLessThanOrEqual(7)
      }),
    )
  })

  test('who asks on the last day has his answer, or his duty done, on the day of hiring at the latest', () => {
    fc.assert(
      fc.property(anyDay, from => {
        fc.pre(isWorkingDayOuvrable(Temporal.PlainDate.from(from)))
        const on = subtractOuvrables(Temporal.PlainDate.from(from), 2).toString()
        const person = foreigner({
          permits: [permit({ startingDate: null, expirationDate: null })],
          hirings: [hiring(from)],
          checks: [check({ on, receivedOn: on })],
        })
        const right = rightToWork(person, from)
        expect(right.check?.isLate).toBe(false)
        expect(['awaiting', 'dutyDone']).toContain(right.state)
        expect(stateOn(person, Temporal.PlainDate.from(from).add({ days: 1 }).toString())).toBe('dutyDone')
      }),
    )
  })
})
