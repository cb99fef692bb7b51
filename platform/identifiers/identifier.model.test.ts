import { describe, expect, test } from 'vitest'
import type { z } from 'zod'
import { mailAddress, personName, postCodeIn, unlessBlank } from './identifier.model.ts'
import { phoneNumber } from './phone-number.model.ts'

const refusalOf = (field: z.ZodType, value: unknown) => field.safeParse(value).error?.issues[0]?.message

describe('a name', () => {
  test.each(["D'Arc-Nguyen", 'Élodie', 'J. R.', 'Ştefănescu', 'مريم', 'Lefèvre’s'])('may be %s', name => {
    expect(personName.parse(`  ${name} `)).toBe(name)
  })

  test.each([
    ['Martin2', 'identifiers.name-invalid'],
    ['<b>', 'identifiers.name-invalid'],
    ['-', 'identifiers.name-invalid'],
    ['\u3164', 'identifiers.name-invalid'],
    ['Pe\u034Ftit', 'identifiers.name-invalid'],
    ['   ', 'identifiers.name-missing'],
    [undefined, 'identifiers.name-missing'],
    ['a'.repeat(81), 'identifiers.name-too-long'],
  ])('may not be %j', (name, refusal) => {
    expect(refusalOf(personName, name)).toBe(refusal)
  })

  test('is written in one way, however its accents were typed', () => {
    expect(personName.parse('Helene'.replace('e', 'e\u0301'))).toBe('Hélene')
  })
})

describe('a mail address', () => {
  test('is kept without blanks and in lower case', () => {
    expect(mailAddress.parse(' Lea.Martin@Exemple.fr ')).toBe('lea.martin@exemple.fr')
  })

  test.each(['lea@exemple', 'lea', 'lea@@exemple.fr', 'lea@-exemple.fr', '', `${'a'.repeat(250)}@a.fr`])(
    'may not be %j',
    mail => {
      expect(refusalOf(mailAddress, mail)).toBe('identifiers.mail-invalid')
    },
  )
})

describe('a field that may be left blank', () => {
  test.each(['', '  ', null, undefined])('reads %j as none', blank => {
    expect(unlessBlank(phoneNumber).parse(blank)).toBeNull()
  })

  test('judges what is written in it', () => {
    expect(unlessBlank(phoneNumber).parse('06.12.34.56.78')).toBe('+33612345678')
    expect(refusalOf(unlessBlank(mailAddress), 'lea')).toBe('identifiers.mail-invalid')
  })
})

describe('a post code', () => {
  test.each(['44115', '20090', '97400', '98000', '01000', '49009'])('in France may be %s', postCode => {
    expect(postCodeIn({ postCode, country: 'FR' })).toBe(true)
  })

  test.each(['00100', '99000', '4411', '4411O'])('in France may not be %s', postCode => {
    expect(postCodeIn({ postCode, country: 'FR' })).toBe(false)
  })

  test('elsewhere follows rules of its own, and may be unknown everywhere', () => {
    expect(postCodeIn({ postCode: '4000-322', country: 'PT' })).toBe(true)
    expect(postCodeIn({ postCode: null, country: 'FR' })).toBe(true)
  })
})
