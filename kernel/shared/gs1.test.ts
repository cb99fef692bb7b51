import { expect, test } from 'vitest'
import { checkDigit, readGs1 } from './gs1.ts'

test('a pallet, a case and a lot are read as the scanner gives them', () => {
  expect(readGs1(']C100376104250021234569')).toEqual({ sscc: '376104250021234569' })
  expect(readGs1('0103453120000011152612043103001600\u001d10L26-324-GR-04\u001d3712')).toEqual({
    gtin: '03453120000011',
    bestBefore: '2026-12-04',
    netG: 1_600,
    lot: 'L26-324-GR-04',
    count: 12,
  })
})

test('what is printed with brackets is read too, and a day 00 is the last of its month', () => {
  expect(readGs1('(00)376104250021234569(10)L26-324-GR-04')).toMatchObject({ lot: 'L26-324-GR-04' })
  expect(readGs1('(17)260200')).toEqual({ expiresOn: '2026-02-28' })
})

test('rubbish, a wrong digit, a number typed by hand and a field too long are none', () => {
  const wrong = [
    '',
    'L26-324-GR-04',
    '99',
    ']C100376104250021234568',
    '(10)',
    '15261301',
    `10${'A'.repeat(21)}`,
    '01123',
    '(15)26ab04',
  ]
  expect(wrong.map(text => readGs1(text))).toEqual(wrong.map(() => null))
  expect(checkDigit('37610425002123456')).toBe(9)
})
