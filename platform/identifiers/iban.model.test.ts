import { expect, test } from 'vitest'
import { maskIban } from './iban.model.ts'

test.each([
  ['of France, 27 characters', 'FR1420041010050500013M02606', 'FR14 **** 2606'],
  ['of Romania, 24 characters', 'RO49AAAA1B31007593840000', 'RO49 **** 0000'],
  ['of Norway, 15 characters', 'NO9386011117947', 'NO93 **** 7947'],
])('the mask of an account %s keeps its last four together', (_country, iban, masked) => {
  expect(maskIban(iban)).toBe(masked)
})
