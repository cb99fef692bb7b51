import { describe, expect, test } from 'vitest'
import { balanceOf, lastDayCounted, entriesAtClose } from './annual-balance.model.ts'

const byDay = new Map([
  ['2027-03-01', 420],
  ['2027-03-02', 420],
  ['2027-03-03', 420],
])
const whole = {
  byDay,
  stays: [{ first: '2020-01-01', last: null, share: 1 }],
  away: [],
  until: '2027-03-02',
  opening: 0,
}

describe('a balance', () => {
  test('is what was done against what was due until the day that counts, from what stood before', () => {
    expect(balanceOf({ ...whole, done: 900, opening: 30 })).toEqual({
      planned: 1260,
      due: 840,
      away: 0,
      balance: 90,
    })
    expect(balanceOf({ ...whole, until: null, done: 0 })).toMatchObject({ due: 0, balance: 0 })
  })

  test('counts the days of a contract alone, a part time for its share', () => {
    const stays = [{ first: '2027-03-02', last: '2027-03-02', share: 0.5 }]

    expect(balanceOf({ ...whole, stays, done: 210 })).toMatchObject({ planned: 210, due: 210, balance: 0 })
  })

  test('owes nothing for what somebody was away, be it half a day', () => {
    const away = [{ fromAt: '2027-03-01T12:00', toAt: '2027-03-02T00:00' }]

    expect(balanceOf({ ...whole, away, done: 630 })).toMatchObject({ away: 210, balance: 0 })
  })
})

test('a week counts once its Sunday is over, the last days of a program with its end', () => {
  const period = { firstDay: '2027-01-01', lastDay: '2027-12-31' }

  expect(['2027-01-02', '2027-01-04', '2027-01-10', '2028-01-05'].map(day => lastDayCounted(period, day))).toEqual([
    null,
    '2027-01-03',
    '2027-01-03',
    '2027-12-31',
  ])
})

describe('an account', () => {
  test('holds after a close what was carried', () => {
    expect(entriesAtClose(90, 30, true)).toEqual([{ minutes: 60, settlement: 'carried' }])
  })

  test('is empty after what stood on it was settled: paid where it is more, waived where it is less', () => {
    expect(entriesAtClose(90, 30, false)).toEqual([
      { minutes: 90, settlement: 'paid' },
      { minutes: -30, settlement: 'carried' },
    ])
    expect(entriesAtClose(-90, 0, false)).toEqual([{ minutes: -90, settlement: 'waived' }])
    expect(entriesAtClose(0, 0, true)).toEqual([])
  })
})
