import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { z } from 'zod'
import { phoneInE164, phoneNumber, phoneNumberIn } from './phone-number.model.ts'

const refusalOf = (field: z.ZodType, value: unknown) => field.safeParse(value).error?.issues[0]?.message

describe('a phone number', () => {
  test.each([
    ['06.12.34.56.78', '+33612345678'],
    ['01 02 03 04 05', '+33102030405'],
    ['612 34 56 78', '+34612345678'],
    ['+40721234567', '+40721234567'],
    ['00 33 6 12 34 56 78', '+33612345678'],
  ])('written %s is %s', (written, number) => {
    expect(phoneNumber.parse(written)).toBe(number)
  })

  test('begins with 0 in Morocco too, when it is read as Moroccan', () => {
    expect(phoneNumberIn('MA').parse('06.12.34.56.78')).toBe('+212612345678')
  })

  test.each(['00.12.34.56.78', '+3361234567', '12 34', 'abc', ''])('may not be %j', written => {
    expect(refusalOf(phoneNumber, written)).toBe('identifiers.phone-invalid')
  })

  test('is read the same whatever stands between its digits', () => {
    const mobile = fc.integer({ min: 600_000_000, max: 799_999_999 }).map(digits => `0${digits}`)
    fc.assert(
      fc.property(mobile, fc.constantFrom('', ' ', '.', '-'), (number, blank) => {
        const pairs = number.match(/../g) ?? []
        expect(phoneInE164(pairs.join(blank), 'FR')).toBe(phoneInE164(number, 'FR'))
      }),
    )
  })

  test('once read, is read again as itself', () => {
    fc.assert(
      fc.property(fc.integer({ min: 600_000_000, max: 699_999_999 }), digits => {
        const number = phoneNumber.parse(`0${digits}`)
        expect(phoneNumber.parse(number)).toBe(number)
      }),
    )
  })
})
