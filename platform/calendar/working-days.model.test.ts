import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { holidaysOf, holidayZones, zoneOfPostCode } from './holidays.model.ts'
import { addOuvrables, isWorkingDayOuvrable, subtractOuvrables } from './working-days.model.ts'

const day = (written: string) => Temporal.PlainDate.from(written)

const anyDay = fc.integer({ min: 0, max: 20_000 }).map(days => day('2000-01-01').add({ days }))
const anyCount = fc.integer({ min: 1, max: 40 })
const anyZone = fc.constantFrom(...holidayZones)

describe('holidays', () => {
  test('are eleven in France, thirteen in Alsace-Moselle', () => {
    expect([...holidaysOf(2026)].sort()).toEqual([
      '2026-01-01',
      '2026-04-06',
      '2026-05-01',
      '2026-05-08',
      '2026-05-14',
      '2026-05-25',
      '2026-07-14',
      '2026-08-15',
      '2026-11-01',
      '2026-11-11',
      '2026-12-25',
    ])
    const more = holidaysOf(2026, 'alsaceMoselle').difference(holidaysOf(2026))
    expect([...more].sort()).toEqual(['2026-04-03', '2026-12-26'])
  })

  test('that follow Easter hang on one Monday of spring, whatever the year', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1990, max: 2119 }), year => {
        const holidays = holidaysOf(year)
        const mondays = [...holidays].filter(
          written => day(written).dayOfWeek === 1 && written >= `${year}-03-23` && written <= `${year}-04-26`,
        )
        expect(mondays).toHaveLength(1)
        const [easterMonday] = mondays.map(day)
        for (const days of [38, 49]) expect(holidays).toContain(easterMonday?.add({ days }).toString())
      }),
    )
  })

  test('of a year without a known Easter are not guessed', () => {
    expect(() => holidaysOf(2200)).toThrow(RangeError)
  })

  test.each([
    ['57000', 'alsaceMoselle'],
    ['67400', 'alsaceMoselle'],
    ['68100', 'alsaceMoselle'],
    ['44115', 'metropolitan'],
    [null, 'metropolitan'],
  ] as const)('of the post code %s are those of %s', (postCode, zone) => {
    expect(zoneOfPostCode(postCode)).toBe(zone)
  })
})

describe('jours ouvrables', () => {
  test.each([
    ['2026-04-30', '2026-05-04'],
    ['2026-05-29', '2026-06-01'],
    ['2026-08-14', '2026-08-18'],
    ['2026-12-23', '2026-12-26'],
  ])('two of them after %s end on %s', (from, to) => {
    expect(addOuvrables(day(from), 2).toString()).toBe(to)
  })

  test('two of them after 23 December end on the 28th in Alsace-Moselle, where the 26th is a holiday', () => {
    expect(addOuvrables(day('2026-12-23'), 2, 'alsaceMoselle').toString()).toBe('2026-12-28')
  })

  test.each([
    ['2026-05-04', '2026-04-30'],
    ['2026-09-01', '2026-08-29'],
  ])('two of them before %s begin on %s', (from, to) => {
    expect(subtractOuvrables(day(from), 2).toString()).toBe(to)
  })

  test('counted forth and back lead to the same day', () => {
    fc.assert(
      fc.property(anyDay, anyCount, anyZone, (start, count, zone) => {
        fc.pre(isWorkingDayOuvrable(start, zone))
        const there = addOuvrables(start, count, zone)
        expect(isWorkingDayOuvrable(there, zone)).toBe(true)
        expect(subtractOuvrables(there, count, zone).toString()).toBe(start.toString())
      }),
    )
  })

  test('counted from a later day never end earlier', () => {
    fc.assert(
      fc.property(anyDay, fc.integer({ min: 0, max: 400 }), anyCount, anyZone, (start, days, count, zone) => {
        const [sooner, later] = [start, start.add({ days })].map(from => addOuvrables(from, count, zone))
        expect(
          Temporal.PlainDate.compare(sooner as Temporal.PlainDate, later as Temporal.PlainDate),
        ).toBeLessThanOrEqual(0)
      }),
    )
  })
})
