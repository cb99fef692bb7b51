import { expect, test } from 'vitest'
import { groupIn } from './deadline-groups.ts'

const group = groupIn({
  t: (key, values) => (values ? `${key} ${Object.values(values).join(' ')}` : key),
  dayAndMonth: day => day.toString(),
})

test('what has ended stands together, whichever its week, and is alarming', () => {
  const [long, just] = ['2025-03-02', '2026-11-21'].map(expirationDate => group({ expirationDate, state: 'expired' }))

  expect(long).toEqual(just)
  expect(long?.isAlarming).toBe(true)
})

test('the others stand by their week from Monday to Sunday, by the law of ISO weeks', () => {
  const weekOf = (expirationDate: string) => group({ expirationDate, state: 'valid' })

  expect(weekOf('2026-12-28')).toEqual(weekOf('2027-01-03'))
  expect(weekOf('2027-01-03').label).toBe('rh.deadlines.week 53 2026-12-28 2027-01-03')
  expect(weekOf('2027-01-04').key).toBe('2027-01-04')
})
