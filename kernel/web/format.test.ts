import { expect, test } from 'vitest'
import { formatsOf } from './format.ts'

const friday = () => Temporal.Instant.from('2026-11-20T09:00:00Z')
const french = formatsOf('fr', friday)
/** Spaces that do not break look like any other to a reader. */
const said = (text: string) => text.replace(/[\u00a0\u202f]/g, ' ')

test('dates read as a person says them', () => {
  expect(french.longDate('2026-11-20')).toBe('vendredi 20 nov. 2026')
  expect(french.date('2026-05-31')).toBe('31 mai 2026')
  expect(french.week('2026-11-20')).toBe('semaine 47')
  expect(french.dayAndMonth('2026-11-20T23:30:00Z')).toBe('21 nov.')
})

test('the first of a month is an ordinal in French, and no other day is', () => {
  expect(french.date('2026-01-01')).toBe('1er janv. 2026')
  expect(french.longDate('2026-05-01')).toBe('vendredi 1er mai 2026')
  expect(french.dayAndMonth('2026-08-01T10:00:00Z')).toBe('1er août')
  expect(french.exactly('2026-12-01T10:00:00Z')).toContain('mardi 1er décembre 2026')
  expect([french.date('2026-01-11'), french.date('2026-01-21')]).toEqual(['11 janv. 2026', '21 janv. 2026'])
  expect(french.digits('2026-01-01')).toBe('01/01/2026')
  expect(formatsOf('en', friday).date('2026-01-01')).toBe('1 Jan 2026')
})

test('an instant is told by how near it is, in Paris time', () => {
  expect(french.moment('2026-11-19T16:12:00Z')).toBe('hier à 17 h 12')
  expect(french.moment('2026-11-20T23:30:00Z')).toBe('demain à 0 h 30')
  expect(french.moment('2026-11-23T06:30:00Z')).toBe('lundi à 7 h 30')
  expect(french.moment('2026-07-01T06:05:00Z')).toBe('1er juil. 2026 à 8 h 05')
})

test('numbers are French: a lot has three decimals, money is counted in cents', () => {
  expect(said(french.weight(1204.25))).toBe('1 204,250 kg')
  expect(said(french.money(1202))).toBe('12,02 €')
  expect(said(french.percent(0.944))).toBe('94,4 %')
})

test('a difference has its sign, and a minus that is no hyphen', () => {
  expect([3, -1, 0].map(value => french.difference(value))).toEqual(['+3', '−1', '0'])
  expect(said(french.difference(-1204))).toBe('−1 204')
  expect(said(french.difference(-0.125, { style: 'percent', maximumFractionDigits: 1 }))).toBe('−12,5 %')
  for (const language of ['fr', 'en', 'es', 'ar'] as const)
    expect(formatsOf(language).difference(-12).replace('\u200e', '')).toBe('−12')
  expect(french.difference(null)).toBe('—')
})

test('a missing value is a dash, and nothing is not zero', () => {
  expect([french.date(null), french.moment(undefined), french.number(null), french.weight(undefined)]).toEqual([
    '—',
    '—',
    '—',
    '—',
  ])
  expect(french.number(0)).toBe('0')
})
