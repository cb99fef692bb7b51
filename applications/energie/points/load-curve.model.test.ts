import { describe, expect, test } from 'vitest'
import { sumsOf } from '#platform/series/day-of-points.model.ts'
import { loadCurveIn } from './load-curve.model.ts'

const source = { stamp: 'start', unit: 'kw', direction: 'in' } as const
const lines = (from: string, count: number, step: number, value = '840') =>
  Array.from({ length: count }, (_, place) => {
    const at = Temporal.Instant.from(from).add({ minutes: place * step })
    return `${at.toZonedDateTimeISO('Europe/Paris').toString({ timeZoneName: 'never', smallestUnit: 'second' })};${value}`
  })
const midnight = '2026-05-31T22:00:00Z'
const dayOf = (curve: ReturnType<typeof loadCurveIn>, day = '2026-06-01') => curve.days.get(day)

describe('a load curve', () => {
  test('with a preamble says its unit and its direction, and lines of the other one are left out', () => {
    const above = [
      'Identifiant PRM;Grandeur physique;Grandeur metier;Unite;Pas en minutes',
      '30001234567890;PA;CONS;W;',
      'Horodate;Valeur',
    ]
    const text = [...above, ...lines(midnight, 144, 10, '840000')].join('\n')

    const curve = loadCurveIn(text, source)
    const sold = loadCurveIn(text, { ...source, direction: 'out' })

    expect([curve.read, curve.faults, dayOf(curve)?.points.at(143)]).toEqual([144, [], 840_000])
    expect([sold.days.size, sold.otherDirection]).toEqual([0, 144])
  })

  test('whose step goes from 60 to 10 minutes, unsorted, with both directions and an empty step, is read', () => {
    const flat = (line: string, way: string) => line.replace(/;(.*)$/, `;$1;${way};`)
    const hours = lines(midnight, 12, 60)
    const tens = lines('2026-06-01T10:00:00Z', 72, 10, '420')
    const all = [...tens, ...hours].map(line => flat(line, 'CONS')).concat(hours.map(line => flat(line, 'PROD')))

    const curve = loadCurveIn(['Horodate;Valeur;Grandeur métier;Pas', ...all].join('\n'), source)

    const day = dayOf(curve)
    expect([curve.faults, curve.otherDirection, day?.stepMin, day?.points.length]).toEqual([[], 12, 10, 144])
    expect(day && sumsOf(day).total / 60_000).toBe(12 * 840 + 12 * 420)
  })

  test('stamped at the start and at the end of its step tells the same points', () => {
    const starts = loadCurveIn(lines(midnight, 144, 10).join('\n'), source)
    const ends = loadCurveIn(lines('2026-05-31T22:10:00Z', 144, 10).join('\n'), { ...source, stamp: 'end' })

    expect(ends.days).toEqual(starts.days)
  })

  test('has 150 points the day that the clock goes back: without an offset the order tells the hour that comes twice', () => {
    const local = lines('2026-10-24T22:00:00Z', 150, 10).map(line => line.replace(/[+-]\d{2}:00;/, ';'))

    const curve = loadCurveIn(local.join('\n'), source)
    const shuffled = loadCurveIn([local[14], local[0], local[1]].join('\n'), source)

    expect([curve.faults, dayOf(curve, '2026-10-25')?.points.filter(point => point !== null).length]).toEqual([[], 150])
    expect(shuffled.faults).toEqual([{ line: 1, reason: 'ambiguous' }])
  })

  test('with a hole of an hour keeps its step, and the hole', () => {
    const all = lines(midnight, 144, 10)

    const curve = loadCurveIn(all.toSpliced(60, 5).join('\n'), source)

    expect([dayOf(curve)?.stepMin, dayOf(curve)?.points.filter(point => point === null).length]).toEqual([10, 5])
  })

  test('with a letter in a value names its line, and nothing of that day is kept', () => {
    const all = lines(midnight, 288, 10).with(3, '2026-06-01T00:30:00+02:00;84O')

    const curve = loadCurveIn(all.join('\n'), source)

    expect(curve.faults).toEqual([{ line: 4, reason: 'value' }])
    expect([...curve.days.keys()]).toEqual(['2026-06-02'])
  })

  test('of one line alone has no step that could be told', () => {
    expect(loadCurveIn('01/06/2026 00:00;12,5', source).isStepKnown).toBe(false)
  })
})
