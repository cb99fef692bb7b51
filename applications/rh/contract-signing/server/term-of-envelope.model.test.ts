import { expect, test } from 'vitest'
import { termOfEnvelope } from './term-of-envelope.model.ts'

const now = Temporal.Instant.from('2026-08-10T08:00:00Z')

test.each([
  ['a permanent contract, fifteen days', { family: 'permanent', hiringDate: '2026-08-14' }, '2026-08-25T08:00:00Z'],
  [
    'hired on Friday 14 August: Tuesday 18, Saturday the 15th being a holiday',
    { family: 'seasonal', hiringDate: '2026-08-14' },
    '2026-08-18T21:59:00Z',
  ],
  ['hired long ago: two days all the same', { family: 'seasonal', hiringDate: '2026-07-01' }, '2026-08-12T08:00:00Z'],
  ['hired in two months: fifteen days', { family: 'fixed_term', hiringDate: '2026-10-01' }, '2026-08-25T08:00:00Z'],
  ['a cover without a contract', { family: null, hiringDate: null }, '2026-08-25T08:00:00Z'],
] as const)('%s', (_, asked, until) => expect(termOfEnvelope(asked, now)).toBe(until))
