import { describe, expect, test } from 'vitest'
import { accruedIn } from './accrual.model.ts'
import { type Away, countAbsence, usualWorkDays } from './count-absence.model.ts'

const away = (fromDay: string, toDay = fromDay, halves: Partial<Away> = {}): Away => ({
  fromDay,
  toDay,
  fromNoon: false,
  untilNoon: false,
  ...halves,
})
const counted = (absence: Away, workDays: readonly number[] = usualWorkDays) => [
  countAbsence('ouvrable', absence, workDays, 'metropolitan') / 100,
  countAbsence('ouvre', absence, workDays, 'metropolitan') / 100,
]

describe('days of absence', () => {
  test('from Monday to Friday are six, of which five are worked', () => {
    expect(counted(away('2026-03-02', '2026-03-06'))).toEqual([6, 5])
  })

  test('of a Friday alone take the Saturday with them', () => {
    expect(counted(away('2026-03-06'))).toEqual([2, 1])
  })

  test('leave out a holiday', () => {
    expect(counted(away('2026-05-11', '2026-05-15'))).toEqual([5, 4])
  })

  test('of who works Monday to Wednesday go on to the eve of his return', () => {
    expect(counted(away('2026-03-02', '2026-03-04'), [1, 2, 3])).toEqual([6, 5])
  })

  test('are halves where they begin or end at noon', () => {
    expect(counted(away('2026-03-03', '2026-03-03', { untilNoon: true }))).toEqual([0.5, 0.5])
    expect(counted(away('2026-03-03', '2026-03-05', { fromNoon: true }))).toEqual([2.5, 2.5])
  })

  test('on days that one does not work are none', () => {
    expect(counted(away('2026-03-07', '2026-03-08'))).toEqual([0, 0])
  })

  test('of illness are all days', () => {
    expect(countAbsence('calendar', away('2026-03-06', '2026-03-09'), usualWorkDays, 'metropolitan')).toBe(400)
  })
})

describe('leave earned in a month', () => {
  const month = { first: '2026-06-01', last: '2026-06-30' }
  const june = [{ from: '2020-01-01', to: null }]
  const sick = { typeCode: 'MAL', from: '2026-06-01', to: '2026-06-15' }

  test('is two and a half days, in proportion to the days under contract', () => {
    expect(accruedIn(month, june, [])).toBe(250)
    expect(accruedIn(month, [{ from: '2026-06-16', to: null }], [])).toBe(125)
  })

  test('is two days a month of illness, and none without pay', () => {
    expect(accruedIn(month, june, [sick])).toBe(225)
    expect(accruedIn(month, june, [{ ...sick, typeCode: 'SSOLDE' }])).toBe(125)
    expect(accruedIn(month, june, [{ ...sick, typeCode: 'AT' }])).toBe(250)
  })
})
