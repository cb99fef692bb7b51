import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isoWeek, monthsEnd, rollingWindow } from './periods.model.ts'

const day = (written: string) => Temporal.PlainDate.from(written)
const anyDay = fc.integer({ min: 0, max: 20_000 }).map(days => day('2000-01-01').add({ days }))

describe('the ISO week', () => {
  test.each([
    ['2026-12-28', '2026-W53'],
    ['2027-01-03', '2026-W53'],
    ['2027-01-04', '2027-W01'],
  ])('of %s is %s', (written, week) => {
    expect(isoWeek(day(written))).toBe(week)
  })
})

describe('months', () => {
  test.each([
    ['2026-03-02', 2, '2026-05-01'],
    ['2026-03-02', 6, '2026-09-01'],
    ['2026-08-24', 1, '2026-09-23'],
    ['2026-10-31', 4, '2027-02-27'],
  ])('that begin on %s end, %d of them, on %s', (start, months, end) => {
    expect(monthsEnd(day(start), months).toString()).toBe(end)
  })

  test('that end with a day hold it and begin after the same day of so many months before', () => {
    const { from, to } = rollingWindow(day('2026-11-22'), 12)
    expect([from.toString(), to.toString()]).toEqual(['2025-11-23', '2026-11-22'])
  })

  test('twelve of them are 365 or 366 days, whatever the day', () => {
    fc.assert(
      fc.property(anyDay, end => {
        const { from, to } = rollingWindow(end, 12)
        expect([365, 366]).toContain(from.until(to).days + 1)
      }),
    )
  })
})
