import { expect, test } from 'vitest'
import { missingCover } from './missing-cover.model.ts'

const terms = { hiringDate: '2026-03-02', endOfContractDate: null, weeklyHours: 35 }

test.each([
  ['three months to the day', { endOfContractDate: '2026-06-01' }, 'health_payment'],
  ['a day more', { endOfContractDate: '2026-06-02' }, 'missing'],
  ['fifteen hours a week', { weeklyHours: 15 }, 'health_payment'],
  ['sixteen hours a week', { weeklyHours: 16 }, 'missing'],
  ['no end and hours that nobody knows', { weeklyHours: null }, 'missing'],
] as const)('of %s without a cover the sender is told %j: %s', (_which, more, said) => {
  expect(missingCover({ ...terms, ...more })).toBe(said)
})
