import fc from 'fast-check'
import { nir as publishedCheck } from 'stdnum/lib/cjs/fr/index.js'
import { describe, expect, test } from 'vitest'
import { doubtsOnNir, formatNir, maskNir, nir, nirKey, sexOfNir } from './nir.model.ts'

const refusalOf = (value: unknown) => nir.safeParse(value).error?.issues[0]?.message

describe('a social security number', () => {
  test.each([
    '2690549588157 80',
    '1850578006084 91',
    '185052A004001 81',
    '192112B033014 45',
    '2940799350123 55',
    '2090344109001 92',
    '2 69 05 49 588 157 80',
  ])('may be %s', number => {
    expect(nir.parse(number)).toBe(number.replaceAll(' ', ''))
  })

  test.each([
    ['2690549588157 81', 'identifiers.nir-key'],
    ['99999999999999 9', 'identifiers.nir-invalid'],
    ['2691349588157 80', 'identifiers.nir-invalid'],
    ['', 'identifiers.nir-invalid'],
  ])('may not be %j', (number, refusal) => {
    expect(refusalOf(number)).toBe(refusal)
  })

  test('has the key that the published algorithm finds', () => {
    const number = fc.tuple(
      fc.constantFrom('1', '2'),
      fc.integer({ min: 0, max: 99 }),
      fc.integer({ min: 1, max: 12 }),
      fc.constantFrom('01', '2A', '2B', '49', '97', '99'),
      fc.integer({ min: 0, max: 999_999 }),
    )
    fc.assert(
      fc.property(number, ([sex, year, month, department, rest]) => {
        const two = (value: number) => String(value).padStart(2, '0')
        const thirteen = `${sex}${two(year)}${two(month)}${department}${String(rest).padStart(6, '0')}`
        expect(publishedCheck.validate(thirteen + nirKey(thirteen)).isValid).toBe(true)
        expect(refusalOf(thirteen + nirKey(thirteen))).toBeUndefined()
      }),
    )
  })

  test('is refused once two of its neighbouring digits are swapped', () => {
    fc.assert(
      fc.property(fc.integer({ min: 7, max: 11 }), place => {
        const number = '269054958815780'
        const [one, other] = [number.charAt(place), number.charAt(place + 1)]
        fc.pre(one !== other)
        expect(refusalOf(number.slice(0, place) + other + one + number.slice(place + 2))).toBe('identifiers.nir-key')
      }),
    )
  })

  test('tells the sex, provisional numbers too', () => {
    expect(['1690549588157', '2690549588157', '7690549588157', '8690549588157'].map(sexOfNir)).toEqual([1, 2, 1, 2])
  })

  test('is shown grouped, and masked until the whole is asked for', () => {
    expect(formatNir('269054958815780')).toBe('2 69 05 49 588 157 80')
    expect(maskNir('269054958815780')).toBe('2 69 05 ** *** *** 80')
  })
})

describe('a stated birth', () => {
  const born = { dateOfBirth: '1969-05-12', birthDepartment: '49' }

  test('agrees with its number', () => {
    expect(doubtsOnNir('269054958815780', born)).toEqual([])
    expect(doubtsOnNir('269054958815780', {})).toEqual([])
  })

  test('of another month or another department is doubted', () => {
    expect(doubtsOnNir('269054958815780', { ...born, dateOfBirth: '1969-06-12' })).toEqual(['identifiers.nir-date'])
    expect(doubtsOnNir('269054958815780', { ...born, birthDepartment: '44' })).toEqual(['identifiers.nir-department'])
  })

  test('is not judged on its date when the number says that the month is unknown', () => {
    expect(doubtsOnNir('269204958815700', { ...born, dateOfBirth: '1970-01-01' })).toEqual([])
  })

  test.each([
    ['165017800100000', { dateOfBirth: '1965-01-02', birthDepartment: '92' }],
    ['170012000100000', { dateOfBirth: '1970-01-02', birthDepartment: '2A' }],
    ['155019500100000', { dateOfBirth: '1955-01-02', birthDepartment: '99' }],
  ])('in a department of that time agrees with %s', (number, birth) => {
    expect(doubtsOnNir(number, birth)).toEqual([])
  })

  test('in a department divided before it is doubted', () => {
    expect(doubtsOnNir('175017800100000', { dateOfBirth: '1975-01-02', birthDepartment: '92' })).toEqual([
      'identifiers.nir-department',
    ])
  })
})
