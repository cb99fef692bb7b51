import { plainText } from '#kernel/shared/plain-text.ts'
import type { Language } from '#kernel/shared/names.ts'
import forbidden from '../data/forbidden-offer-words.json' with { type: 'json' }

export type Ground = 'age' | 'sex' | 'origin' | 'family' | 'health'
export type OfferText = { title: string; missions: string; profile: string; conditions: string }
export type OfferTexts = Partial<Record<Language, OfferText>>

/** A word that may turn people away for what they are, where it stands. */
export type MarkedWord = { language: Language; field: keyof OfferText; word: string; ground: Ground }

type Row = { language: Language; ground: Ground; words: readonly string[]; unlessBefore?: readonly string[] }
const rows = forbidden.rows as readonly Row[]

/** Without case or accents; what is no letter or figure parts words. */
const plain = (text: string) =>
  plainText(text)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

/** Every word of an offer that the law on discrimination forbids (code du travail, L1132-1), once a field. */
export function markedWordsIn(texts: OfferTexts): MarkedWord[] {
  return Object.entries(texts).flatMap(([language, text]) =>
    Object.entries(text).flatMap(([field, said]) =>
      rows
        .filter(row => row.language === language)
        .flatMap(({ ground, words, unlessBefore = [] }) =>
          words
            .filter(word => stands(plain(said), plain(word), unlessBefore.map(plain)))
            .map(word => ({ language: language as Language, field: field as keyof OfferText, word, ground })),
        ),
    ),
  )
}

function stands(said: string, word: string, unlessBefore: readonly string[]) {
  const found = said.matchAll(new RegExp(`(?<=^| )${word}(?:s|e|es)?(?= (\\p{L}+)|$| )`, 'gu'))
  return [...found].some(([, next]) => next === undefined || !unlessBefore.includes(next))
}

/** A title says that it is meant for everybody. */
export const titleForAll = (title: string) =>
  /\([HF]\s*\/\s*[HF](?:\s*\/\s*\w)?\)/i.test(title) ? title : `${title.trim()} (H/F)`
