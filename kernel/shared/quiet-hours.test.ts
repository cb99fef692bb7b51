import { expect, test } from 'vitest'
import { endOfQuiet } from './quiet-hours.ts'

test.each([
  ['in the evening, until the next morning', '2027-01-31T20:00:00Z', '2027-02-01T06:00:00Z'],
  ['after midnight, until the morning of that day', '2027-01-31T23:30:00Z', '2027-02-01T06:00:00Z'],
  ['in a night that loses an hour, by the clocks', '2027-03-27T22:00:00Z', '2027-03-28T05:00:00Z'],
  ['a minute before the evening is not quiet', '2027-01-31T19:59:00Z', null],
  ['at seven it is over', '2027-02-01T06:00:00Z', null],
])('%s', (_, instant, end) => {
  expect(endOfQuiet(instant)).toBe(end)
})
