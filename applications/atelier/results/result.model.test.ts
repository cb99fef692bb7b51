import { expect, test } from 'vitest'
import { trsPct, yieldOf } from './result.model.ts'

const order = {
  doneCases: 1_008,
  standardCasesPerHour: 135,
  elapsedMin: 450,
  plannedStopMin: 0,
  pouredKg: 1_158_955,
  producedKg: 1_075_000,
  downgradedKg: 19_400,
}

test('the TRS is what the sheet asks for the good cases, of the time for which the line was wanted', () => {
  // 1,008 cases at 135 an hour take 448 min, 98.23 % of them good, in 450.
  expect(trsPct([order])).toBe(97.8)
})

test('a break counts against nobody, a breakdown against the line', () => {
  const halved = { ...order, downgradedKg: 0, doneCases: 135, elapsedMin: 150, plannedStopMin: 30 }
  expect(trsPct([halved])).toBe(50)
  expect(trsPct([{ ...halved, plannedStopMin: 0 }])).toBe(40)
})

test('several orders weigh by their time, and one without a pace on its sheet by nothing', () => {
  const full = { ...order, downgradedKg: 0, doneCases: 135, elapsedMin: 60 }
  const slow = { ...full, doneCases: 0, elapsedMin: 180 }
  expect(trsPct([full, slow])).toBe(25)
  expect(trsPct([full, { ...slow, standardCasesPerHour: null }])).toBe(100)
  expect(trsPct([{ ...slow, elapsedMin: 0 }])).toBeNull()
})

test('the yield is of all that was poured', () => {
  expect(yieldOf([order])).toBe(92.8)
  expect(yieldOf([order, { pouredKg: 1_158_955, producedKg: 0, downgradedKg: 0 }])).toBe(46.4)
  expect(yieldOf([])).toBeNull()
})
