import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  boxesOf,
  DpaeConfiguration,
  dpaeBlocks,
  type DpaeBox,
  dpaeBoxes,
  withActivityAtRisk,
} from './dpae-configuration.model.ts'
import { forbiddenUnder18, medicalFollowUp, medicalFollowUps } from './medical-follow-up.model.ts'

const today = '2026-11-22'
const declared = (...boxes: readonly DpaeBox[]) =>
  DpaeConfiguration.parse({
    ...Object.fromEntries(boxes.map(box => [box, true])),
    detailsRisquesParticuliers: 'Travail isolé la nuit en chambre froide',
  })

describe('the medical follow-up', () => {
  test.each([
    ['nothing declared', [], today, 'SIS'],
    ['lifting equipment, on its last day as a reason', ['equipementsLevageCharges'], '2025-09-30', 'SIR'],
    ['lifting equipment, the day after', ['equipementsLevageCharges'], '2025-10-01', 'SIS'],
    ['electrical work, on its last day as a reason', ['habilitationElectrique'], '2025-09-30', 'SIR'],
    ['electrical work, the day after', ['habilitationElectrique'], '2025-10-01', 'SIS'],
    ['night work', ['travailNuit'], today, 'SIA'],
    ['asbestos at night', ['exposeAmiante', 'travailNuit'], today, 'SIR'],
    ['lead', ['exposePlomb'], today, 'SIR'],
    ['noise', ['travailDansBruit'], today, 'SIS'],
  ] as const)('of %s', (_what, boxes, at, expected) => {
    expect(medicalFollowUp(declared(...boxes), {}, at)).toBe(expected)
  })

  test('is adapted to a minor and to a disabled worker', () => {
    const nothing = declared()
    expect(medicalFollowUp(nothing, { age: 17 }, today)).toBe('SIA')
    expect(medicalFollowUp(nothing, { age: 18 }, today)).toBe('SIS')
    expect(medicalFollowUp(nothing, { hasDisabledWorkerStatus: true }, today)).toBe('SIA')
  })

  test('never grows lighter as one more box is ticked', () => {
    const some = fc.subarray([...dpaeBoxes])
    fc.assert(
      fc.property(some, fc.constantFrom(...dpaeBoxes), (boxes, one) => {
        const rank = (ticked: readonly DpaeBox[]) =>
          medicalFollowUps.indexOf(medicalFollowUp(declared(...ticked), {}, today))
        expect(rank([...boxes, one])).toBeGreaterThanOrEqual(rank(boxes))
      }),
    )
  })
})

describe('a declaration', () => {
  test('makes the activity one at risk as soon as there is a risk', () => {
    expect(withActivityAtRisk(declared('travailDansBruit')).activiteARisque).toBe(true)
    expect(withActivityAtRisk(declared('exonerationPartonaleTravailleurOccasionnel')).activiteARisque).toBe(false)
  })

  test('shows each of its 22 boxes in one block', () => {
    const shown = dpaeBlocks.flatMap(block => boxesOf(block).map(({ key }) => key))
    expect(shown.toSorted()).toEqual([...dpaeBoxes].toSorted())
    expect(shown).toHaveLength(22)
  })

  test('of particular risks says which', () => {
    const bare = DpaeConfiguration.safeParse({ risquesParticuliers: true })
    const short = DpaeConfiguration.safeParse({ risquesParticuliers: true, detailsRisquesParticuliers: 'Froid' })
    expect([bare.success, short.success]).toEqual([false, false])
  })

  test('keeps the young from night work in any case, from machines unless it was declared', () => {
    expect(forbiddenUnder18(declared('travailNuit', 'travailleurMineurReglemente'))).toBe(true)
    expect(forbiddenUnder18(declared('conduiteEnginsLourds'))).toBe(true)
    expect(forbiddenUnder18(declared('conduiteEnginsLourds', 'travailleurMineurReglemente'))).toBe(false)
    expect(forbiddenUnder18(declared('travailDansBruit'))).toBe(false)
  })
})
