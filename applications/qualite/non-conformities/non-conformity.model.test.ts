import { expect, test } from 'vitest'
import { checkableOn, dueAtOf, isAnalysed } from './non-conformity.model.ts'

test('what is graver is contained and closed sooner, and what has ended is due no more', () => {
  const at = '2026-11-30T08:00:00Z'
  expect(['minor', 'major', 'critical'].map(severity => dueAtOf('open', severity as 'minor', at))).toEqual([
    '2026-12-01T08:00:00Z',
    '2026-11-30T12:00:00Z',
    '2026-11-30T09:00:00Z',
  ])
  expect(dueAtOf('contained', 'critical', at)).toBe('2026-12-30T08:00:00Z')
  expect(dueAtOf('acting', 'minor', at)).toBe('2027-02-28T08:00:00Z')
  expect(dueAtOf('closed', 'minor', at)).toBeNull()
})

test('a cause is enough of what is minor; of the rest one has asked why three times', () => {
  const whys = ['Sonde', 'Étalonnage', 'Procédure']
  expect(isAnalysed({ severity: 'minor', causes: ['method'], whys: [] })).toBe(true)
  expect(isAnalysed({ severity: 'minor', causes: [], whys })).toBe(false)
  expect(isAnalysed({ severity: 'major', causes: ['method'], whys: whys.slice(0, 2) })).toBe(false)
  expect(isAnalysed({ severity: 'critical', causes: ['method'], whys })).toBe(true)
})

test('whether it worked is said thirty days after the last action was done, and never of a first aid alone', () => {
  const done = (kind: 'immediate' | 'corrective', doneAt: string | null) => ({ kind, dueOn: '2026-12-10', doneAt })
  expect(checkableOn([done('immediate', '2026-12-01T08:00:00Z')])).toBeNull()
  expect(checkableOn([done('corrective', '2026-12-01T08:00:00Z'), done('corrective', null)])).toBeNull()
  expect(checkableOn([done('immediate', '2026-12-09T23:30:00Z'), done('corrective', '2026-12-01T08:00:00Z')])).toBe(
    '2027-01-09',
  )
})
