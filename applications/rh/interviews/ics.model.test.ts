import { expect, test } from 'vitest'
import { calendarOf, calendarOfMany } from './ics.model.ts'

const talk = {
  uid: '019a',
  startAt: '2026-11-20T16:00:00Z',
  endAt: '2026-11-20T16:30:00Z',
  summary: 'Entretien, Serres du Val de Loire',
  place: 'Serre Nord; accueil',
  url: null,
  sequence: 1,
  isCancelled: false,
  at: '2026-11-18T08:00:00.123Z',
}

test('a talk is told in hours of Greenwich, its text escaped', () => {
  const lines = calendarOf(talk).split('\r\n')
  expect(lines).toContain('DTSTART:20261120T160000Z')
  expect(lines).toContain('SUMMARY:Entretien\\, Serres du Val de Loire')
  expect(lines).toContain('LOCATION:Serre Nord\\; accueil')
  expect(lines).toContain('SEQUENCE:1')
})

test('one that is cancelled takes itself out of calendars', () => {
  expect(calendarOf({ ...talk, isCancelled: true })).toContain('METHOD:CANCEL')
})

test('a feed tells all talks, those not confirmed yet as tentative', () => {
  const { isCancelled: _, ...event } = talk
  const text = calendarOfMany('Entretiens', [
    { ...event, isTentative: true },
    { ...event, uid: '019b', isTentative: false },
  ])
  expect(text.match(/BEGIN:VEVENT/g)).toHaveLength(2)
  expect(text).toContain('STATUS:TENTATIVE')
  expect(text).toContain('METHOD:PUBLISH')
})

test('no line is longer than 75 octets, and nothing of it is lost', () => {
  const text = calendarOf({ ...talk, summary: 'é'.repeat(200) })
  for (const line of text.split('\r\n')) expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75)
  expect(text.replaceAll('\r\n ', '')).toContain('é'.repeat(200))
})
