/** What a letter to an applicant may call by its name: `{{prenom}}` the candidate, `{{societe}}` who answers. */
export const letterWords = ['prenom', 'societe'] as const
export type LetterWord = (typeof letterWords)[number]

/** Said of a letter that calls anything else. */
export const unknownWord = 'rh.letter.unknown-word'

/** Whether a letter calls by name nothing but what it may. */
export const callsKnownWords = (text: string) =>
  [...text.matchAll(/\{\{(.*?)\}\}/g)].every(([, word]) => letterWords.some(known => known === word?.trim()))

/** The text with what it calls by name. */
export const inWords = (text: string, words: Record<LetterWord, string>) =>
  text.replaceAll(/\{\{\s*(\w+)\s*\}\}/g, (whole, word: string) => words[word as LetterWord] ?? whole)
