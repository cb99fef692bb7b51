import { expect, test } from 'vitest'
import { daysForecast, errorOf, judgeWeek, proposalOf, weeksOfCampaign } from './forecast.model.ts'

test('28 days are forecast from a Monday on, also over New Year', () => {
  const days = daysForecast('2026-12-31')
  expect([days.length, days[0], days.at(-1)]).toEqual([28, '2026-12-28', '2027-01-24'])
})

test('a campaign goes from week 45 to week 44, over 53 weeks where its first year has them', () => {
  const weeks = weeksOfCampaign(2027)
  expect([weeks.length, weeks[0], weeks.at(-1)]).toEqual([53, { year: 2026, week: 45 }, { year: 2027, week: 44 }])
  expect(weeksOfCampaign(2026)).toHaveLength(52)
})

test('a week is believed up to 4 kg a square metre, looked at up to 8, and refused above', () => {
  expect([4_000_000, 4_001_000, 8_000_000, 8_001_000].map(grams => judgeWeek(grams, 1_000))).toEqual([
    'usual',
    'unusual',
    'unusual',
    'refused',
  ])
})

test('forecasts of 4,000 and 5,000 were off by 8.9 % of 4,400 and 4,600', () => {
  expect(
    errorOf([
      { forecastG: 4_000_000, harvestedG: 4_400_000 },
      { forecastG: 5_000_000, harvestedG: 4_600_000 },
      { forecastG: null, harvestedG: 9_999_000 },
    ]),
  ).toBe(8.9)
  expect(errorOf([{ forecastG: 5, harvestedG: 0 }])).toBeNull()
})

test('the same days of the last weeks propose their mean to ten kilograms, two of them at least', () => {
  expect(proposalOf([1_204_000, 1_310_000, 1_187_000])).toBe(1_230_000)
  expect(proposalOf([0, 0, 1_187_000])).toBeNull()
})
