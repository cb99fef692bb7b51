import { describe, expect, test } from 'vitest'
import type { z } from 'zod'
import { siren, siret, vatNumber } from './company-number.model.ts'

const refusalOf = (field: z.ZodType, value: unknown) => field.safeParse(value).error?.issues[0]?.message

describe('a SIREN', () => {
  test.each(['732829320', '843 217 654'])('may be %s', number => {
    expect(siren.parse(number)).toBe(number.replaceAll(' ', ''))
  })

  test.each(['123456789', '73282932', ''])('may not be %j', number => {
    expect(refusalOf(siren, number)).toBe('identifiers.siren-invalid')
  })
})

describe('a SIRET', () => {
  test.each(['73282932000074', '843 217 654 00014', '35600000000048', '35600000049837'])('may be %s', number => {
    expect(siret.parse(number)).toBe(number.replaceAll(' ', ''))
  })

  test.each(['67846960300074', '84321765400015', '35600000049838', '732829320'])('may not be %s', number => {
    expect(refusalOf(siret, number)).toBe('identifiers.siret-invalid')
  })
})

describe('a VAT number', () => {
  test.each(['FR44732829320', 'fr 62 843217654'])('may be %s', number => {
    expect(vatNumber.parse(number)).toBe(number.replaceAll(' ', '').toUpperCase())
  })

  test.each(['FR45732829320', '44732829320', ''])('may not be %j', number => {
    expect(refusalOf(vatNumber, number)).toBe('identifiers.vat-invalid')
  })
})
