import { expect, test } from 'vitest'
import { proposalOf, reliabilityOf } from './forecast.model.ts'

test('forecasts of 1,200, 800 and 400 against 1,100, 900 and 400 were reliable at 91.7 %', () => {
  const weeks = [
    { forecast: 1_200, actual: 1_100 },
    { forecast: 800, actual: 900 },
    { forecast: 400, actual: 400 },
  ]
  expect(reliabilityOf(weeks)).toBe(91.7)
})

test('a forecast of what nobody took is worth nothing, and nothing is said where neither stood', () => {
  expect(reliabilityOf([{ forecast: 10, actual: 0 }])).toBe(0)
  expect(reliabilityOf([{ forecast: 10, actual: 90 }])).toBe(11.1)
  expect(reliabilityOf([{ forecast: 0, actual: 0 }])).toBeNull()
  expect(reliabilityOf([{ forecast: null, actual: 40 }])).toBeNull()
})

test('the mean of the last weeks is proposed in whole cases', () => {
  expect(proposalOf([100, 120, 0, 101])).toBe(80)
  expect(proposalOf([0, 0, 0, 0])).toBeNull()
})
