import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { faultsOfWorkTime, hoursOf, tidyWorkTime, type WorkTimeFields } from './work-time.model.ts'

const time = (fields: Partial<WorkTimeFields>): WorkTimeFields => ({
  label: 'Horaire',
  kind: 'full',
  weeklyHours: 35,
  daysPerWeek: 5,
  daysPerYear: null,
  distribution: null,
  exemptionReason: null,
  ...fields,
})
const wrongFields = (fields: Partial<WorkTimeFields>) => faultsOfWorkTime(time(fields)).map(({ field }) => field)

describe('a work time', () => {
  test.each([
    ['35 hours', { weeklyHours: 35 }],
    ['a part time of 24 hours', { kind: 'part', weeklyHours: 24 }],
    ['34.99 hours as a part time', { kind: 'part', weeklyHours: 34.99 }],
    ['12 hours with their reason', { kind: 'part', weeklyHours: 12, exemptionReason: 'Étudiant' }],
    ['28 hours on four days', { kind: 'part', weeklyHours: 28, distribution: [7, 7, 7, 7, 0, 0, 0] }],
    ['a package of 218 days', { kind: 'days_package', weeklyHours: null, daysPerYear: 218 }],
  ] as const)('may be %s', (_what, fields) => {
    expect(wrongFields(fields as Partial<WorkTimeFields>)).toEqual([])
  })

  test.each([
    ['a full time under 35 hours', { weeklyHours: 34.99 }, 'weeklyHours'],
    ['a part time of 35 hours', { kind: 'part', weeklyHours: 35 }, 'weeklyHours'],
    ['a part time without hours', { kind: 'part', weeklyHours: null }, 'weeklyHours'],
    ['less than 24 hours without a reason', { kind: 'part', weeklyHours: 23.99 }, 'exemptionReason'],
    ['days that miss an hour', { kind: 'part', weeklyHours: 28, distribution: [7, 7, 7, 6, 0, 0, 0] }, 'distribution'],
    ['a package without days', { kind: 'days_package', weeklyHours: null }, 'daysPerYear'],
  ] as const)('is never %s', (_what, fields, field) => {
    expect(wrongFields(fields as unknown as Partial<WorkTimeFields>)).toEqual([field])
  })

  test('is worked on the days that have hours', () => {
    const four = tidyWorkTime(time({ kind: 'part', weeklyHours: 28, distribution: [7, 7, 0, 7, 7, 0, 0] }))
    expect(four.daysPerWeek).toBe(4)
  })

  const quarterHours = fc.array(fc.integer({ min: 0, max: 20 }), { minLength: 7, maxLength: 7 })

  test('of any distribution is accepted with its own sum, and with no other', () => {
    fc.assert(
      fc.property(quarterHours, quarters => {
        const distribution = quarters.map(quarter => quarter / 4)
        const weeklyHours = hoursOf(distribution)
        fc.pre(weeklyHours > 0 && weeklyHours < 34.99)
        const part = { kind: 'part', distribution, exemptionReason: 'Étudiant' } as const
        expect(wrongFields({ ...part, weeklyHours })).toEqual([])
        expect(wrongFields({ ...part, weeklyHours: weeklyHours + 0.01 })).toEqual(['distribution'])
      }),
    )
  })
})
