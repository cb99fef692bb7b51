import { describe, expect, test } from 'vitest'
import { daysOfWeek } from '#kernel/shared/iso-week.ts'
import { usualWorkDays } from '#rh/absences/count-absence.model.ts'
import { anomaliesOfWeek, type KnownWeek } from './week-anomalies.model.ts'

const days = daysOfWeek(2026, 24)
const [monday, tuesday, , , friday] = days as [string, string, string, string, string, string, string]
const fullWeek = new Map(days.slice(0, 5).map(day => [day, 420]))
const away = (day: string, typeCode: string, more: { fromNoon?: boolean } = {}) => ({
  fromDay: day,
  fromNoon: false,
  toDay: day,
  untilNoon: false,
  typeCode,
  ...more,
})
const told = (more: Partial<KnownWeek>) =>
  anomaliesOfWeek({
    days,
    today: '2026-06-20',
    findings: [],
    worked: fullWeek,
    away: [],
    contracts: [{ first: '2026-01-01', last: null, isDeclared: true, isSigned: true }],
    workDays: usualWorkDays,
    zone: 'metropolitan',
    barred: [],
    hasOpenHours: false,
    suspended: [],
    ...more,
  }).map(({ code, level, day, value, what }) => [code, level, day, value, what])

describe('a week before pay', () => {
  test('that is worked under a signed and declared contract has nothing against it', () => {
    expect(told({})).toEqual([])
  })

  test('is blocked by work without declaration or permit, and told of a contract that nobody signed', () => {
    const contracts = [{ first: '2026-01-01', last: null, isDeclared: false, isSigned: false }]
    expect(told({ contracts, barred: [tuesday, friday] })).toEqual([
      ['no_dpae', 'block', monday, null, null],
      ['unsigned', 'warn', monday, null, null],
      ['permit_expired', 'block', tuesday, 2, null],
    ])
  })

  test('is blocked by hours of a day away; half a day leaves the other to be worked', () => {
    expect(told({ away: [away(friday, 'CP')] })).toEqual([['absent_and_worked', 'block', friday, 420, 'CP']])
    expect(told({ away: [away(friday, 'CP', { fromNoon: true })] })).toEqual([])
  })

  test('tells days without hours that are over, unless one was away, suspended or it was a holiday', () => {
    expect(told({ worked: new Map([[monday, 420]]) })).toEqual([['no_hours', 'warn', tuesday, 4, null]])
    expect(told({ worked: new Map(), today: tuesday })).toEqual([['no_hours', 'warn', monday, 1, null]])
    expect(told({ worked: new Map(), suspended: days })).toEqual([])
    const ofAscension = daysOfWeek(2026, 20)
    const worked = new Map(ofAscension.slice(0, 5).map(day => [day, 420]))
    worked.delete('2026-05-14')
    expect(told({ days: ofAscension, worked })).toEqual([])
  })

  test('tells an absence whose paper is late, and hours that wait for a leader', () => {
    const ill = { worked: new Map(), away: [{ ...away(monday, 'MAL'), toDay: friday }] }
    expect(told(ill)).toEqual([['no_proof', 'warn', monday, null, 'MAL']])
    expect(told({ ...ill, today: tuesday })).toEqual([])
    expect(told({ hasOpenHours: true })).toEqual([['hours_open', 'warn', null, null, null]])
  })

  test('passes on what the limits of law say', () => {
    const findings = [{ rule: 'day_max', level: 'block', day: monday, value: 615, limit: 600 }] as const
    expect(told({ findings })).toEqual([['day_max', 'block', monday, 615, null]])
  })
})
