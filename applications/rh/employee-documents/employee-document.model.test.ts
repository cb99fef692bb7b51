import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { codeOf, KindCode } from './document-kind.model.ts'
import { endOfTerm, maskNumber, stateOf } from './employee-document.model.ts'

const day = fc
  .integer({ min: 0, max: 40_000 })
  .map(days => Temporal.PlainDate.from('1990-01-01').add({ days }).toString())

describe('a paper', () => {
  test('of so many months ends the day before the same day of the month, or the last one of a shorter month', () => {
    expect(endOfTerm('2026-10-31', 4)).toBe('2027-02-27')
    expect(endOfTerm('2026-03-02', 6)).toBe('2026-09-01')
    expect(endOfTerm('2026-08-24', 1)).toBe('2026-09-23')
  })

  test('never holds again once it has expired', () => {
    fc.assert(
      fc.property(day, day, fc.array(fc.integer({ min: 1, max: 730 }), { maxLength: 6 }), (end, today, leadDays) => {
        const paper = { expirationDate: end, supersededAt: null, leadDays }
        const tomorrow = Temporal.PlainDate.from(today).add({ days: 1 }).toString()
        const order = ['valid', 'expiring', 'expired']
        const [now, then] = [stateOf(paper, today), stateOf(paper, tomorrow)]
        expect(order.indexOf(then)).toBeGreaterThanOrEqual(order.indexOf(now))
        expect(now === 'expired').toBe(today > end)
      }),
    )
  })

  test('shows of its number at most the last three characters', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[A-Z0-9]{1,40}$/), number => {
        const masked = maskNumber(number)
        expect(masked).toHaveLength(number.length)
        expect(masked.replaceAll('*', '').length).toBeLessThanOrEqual(3)
        expect(number.endsWith(masked.replaceAll('*', ''))).toBe(true)
      }),
    )
  })
})

describe('the code of a kind', () => {
  test('is letters whatever its name, and is nobody else’s', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 80 }), label => {
        const code = codeOf(label, [])
        expect(KindCode.safeParse(code).success).toBe(true)
        const second = codeOf(label, [code])
        expect(KindCode.safeParse(second).success).toBe(true)
        expect(second).not.toBe(code)
      }),
    )
    expect(codeOf('رخصة', [])).toBe('kind')
  })
})
