import { expect, test } from 'vitest'
import { checkPlannedWeek, spanOf, type WeekToPlan } from './planned-week.model.ts'

const monday = '2026-06-01'
const bare: WeekToPlan = {
  week: {
    days: [monday],
    profile: 'general',
    dateOfBirth: '1994-03-14',
    stretches: [],
    minutesBefore: 0,
    withoutContract: [],
  },
  shifts: [],
  away: [],
  barred: [],
  lacking: [],
  papers: [],
}
const night = { workDate: monday, from: '22:00', until: '06:00' }
const found = (more: Partial<WeekToPlan>) =>
  checkPlannedWeek({ ...bare, ...more }).map(({ rule, level }) => [rule, level])

test('hours that do not end later than they begin end the day after', () => {
  expect(spanOf(night)).toEqual({ begins: '2026-06-01T22:00', ends: '2026-06-02T06:00' })
})

test('an absence counts where it meets the hours of a shift, past midnight too, and not beside them', () => {
  const away = (fromAt: string, toAt: string, isDecided = true) =>
    found({ shifts: [night], away: [{ fromAt, toAt, isDecided }] })

  expect(away('2026-06-02T00:00', '2026-06-03T00:00')).toEqual([['absence', 'block']])
  expect(away('2026-06-01T00:00', '2026-06-01T22:00')).toEqual([])
  expect(away('2026-06-02T00:00', '2026-06-03T00:00', false)).toEqual([['absence_asked', 'warn']])
})

test('what a person may not do, lacks or has let lapse blocks the day', () => {
  expect(
    found({ barred: [monday], lacking: [{ day: monday, what: 'Taille' }], papers: [{ day: monday, what: 'SST' }] }),
  ).toEqual([
    ['permit', 'block'],
    ['paper', 'block'],
    ['skill', 'block'],
  ])
})
