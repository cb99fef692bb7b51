import { describe, expect, test } from 'vitest'
import { writerTo } from './applicant-letters.ts'
import applications from './candidate-applications/server/labels/fr.ts'
import further from './data/letters-in-further-languages.json' with { type: 'json' }
import pieces from './hiring-files/labels/fr.ts'
import hiringFiles from './hiring-files/server/labels/fr.ts'
import interviews from './interviews/server/labels/fr.ts'
import shared from './labels/fr.ts'

const french: Record<string, string> = { ...applications, ...hiringFiles, ...interviews, ...pieces, ...shared }
const isOfLetter = (label: string) =>
  /^rh\.(application|interview|hiring)\.mail-|^rh\.hiring\.piece\.|^rh\.interview\.kind\./.test(label)
const blanksIn = (text = '') => [...text.matchAll(/\{\{\w+\}\}/g)].map(([blank]) => blank).toSorted()

describe.each(Object.entries(further.languages))('letters in %s', (spoken, texts) => {
  test('say all that the French ones say', () => {
    expect(Object.keys(texts).toSorted()).toEqual(Object.keys(french).filter(isOfLetter).toSorted())
    for (const [label, text] of Object.entries(texts)) expect(blanksIn(text), label).toEqual(blanksIn(french[label]))
  })

  test('name days in that language and lead to pages in French', () => {
    const { pageLanguage, say, day } = writerTo(spoken, (language, label) => `${language} ${label}`)
    const subject = say('rh.interview.mail-planned-subject', { date: day('2027-03-01') })
    expect([pageLanguage, subject.includes('2027'), /mars|{{/.test(subject)]).toEqual(['fr', true, false])
  })
})
