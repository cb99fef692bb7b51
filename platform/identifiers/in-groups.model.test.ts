import { expect, test } from 'vitest'
import { siren, siret } from './company-number.model.ts'
import { inGroups } from './in-groups.model.ts'

test('numbers of companies are read in groups that no line parts, and typed back as they are read', () => {
  expect(inGroups('732829320')).toBe('732\u00A0829\u00A0320')
  expect(inGroups('73282932000074')).toBe('732\u00A0829\u00A0320\u00A000074')
  expect(siren.parse(inGroups('732829320'))).toBe('732829320')
  expect(siret.parse(inGroups('73282932000074'))).toBe('73282932000074')
})
