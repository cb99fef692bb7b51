import { expect, test } from 'vitest'
import { type ContractToTell, hiringPath, seasonOn, termOn } from './file-overview.model.ts'

const contract = (from: string, to: string | null, more: Partial<ContractToTell> = {}): ContractToTell => ({
  id: from,
  number: '2026-0001',
  family: 'seasonal',
  typeOfContract: 'CDD saisonnier',
  from,
  to,
  trialUntil: null,
  state: 'signed',
  binds: true,
  madeOn: from,
  signedOn: from,
  deliveredOn: from,
  ...more,
})
const last = contract('2025-03-10', '2025-09-05')
const present = contract('2026-11-16', '2027-05-15')
const next = contract('2027-06-01', '2027-09-30')
const today = '2026-11-23'

test('the contract in force is told on its first and last day; before it the next one, after all of them none', () => {
  const termOf = (day: string) => termOn([last, present, next], day)?.contractId
  expect(termOf('2026-11-15')).toBe(present.id)
  expect(termOf('2026-11-16')).toBe(present.id)
  expect(termOf('2027-05-15')).toBe(present.id)
  expect(termOf('2027-05-16')).toBe(next.id)
  expect(termOf('2027-10-01')).toBeUndefined()
})

test('of two part-time contracts the one begun last is told, and a draft is none', () => {
  const other = contract('2026-11-20', null, { id: 'other' })
  const draft = contract('2026-11-22', null, { id: 'draft', binds: false, state: 'draft' })
  expect(termOn([present, other, draft], today)?.contractId).toBe('other')
})

test('a season counts those before it, of seasonal work alone', () => {
  const permanent = contract('2020-01-01', null, { family: 'permanent' })
  expect(seasonOn([contract('2024-03-01', '2024-09-01'), last, present, next], today)).toBe(3)
  expect(seasonOn([permanent], today)).toBeNull()
})

const path = (contracts: readonly ContractToTell[], more: object = {}) =>
  hiringPath({ appliedOn: null, isFileComplete: true, contracts, today, ...more }).map(({ step, state }) => [
    step,
    state,
  ])

test('somebody without a contract waits for it, once his file is complete', () => {
  expect(path([], { isFileComplete: false, appliedOn: '2026-11-02' })).toEqual([
    ['application', 'done'],
    ['file', 'next'],
    ['contract', 'waiting'],
    ['signature', 'waiting'],
    ['delivery', 'waiting'],
    ['arrival', 'waiting'],
  ])
  expect(path([])).toContainEqual(['contract', 'next'])
})

test('what is open is to be done now before the first day, and late from it on', () => {
  const unsigned = { state: 'generated', binds: true, signedOn: null, deliveredOn: null } as const
  expect(path([contract('2026-11-24', '2027-05-15', unsigned)])).toEqual([
    ['file', 'done'],
    ['contract', 'done'],
    ['signature', 'next'],
    ['delivery', 'waiting'],
    ['arrival', 'waiting'],
  ])
  expect(path([contract('2026-11-23', '2027-05-15', unsigned)]).slice(2)).toEqual([
    ['signature', 'late'],
    ['delivery', 'late'],
    ['arrival', 'done'],
  ])
})

test('no copy need be handed over of a contract without a term', () => {
  expect(path([contract('2026-11-24', null, { family: 'permanent' })]).map(([step]) => step)).not.toContain('delivery')
})

test('sixty days after the first day the hiring is told no more', () => {
  expect(path([contract('2026-09-24', null)])).not.toEqual([])
  expect(path([contract('2026-09-23', null)])).toEqual([])
})
