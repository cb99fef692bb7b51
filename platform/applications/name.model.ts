import { z } from 'zod'
import { type Language, languages, type Names } from '#kernel/shared/names.ts'

const oneName = z.string().trim().min(1).max(100)

export const NamesInFour = z.strictObject({ fr: oneName, en: oneName, es: oneName, ar: oneName })

/** A name in the four languages, or in French alone. In a form the four come as JSON: a plain name opens no brace. */
export const GivenName = z.union([NamesInFour, oneName.regex(/^[^{]/)])
export type GivenName = z.output<typeof GivenName>

/** French stands for the languages that nobody has written yet; what they already say stays. */
export const namesOf = (given: GivenName, former?: Names): Names =>
  typeof given === 'string'
    ? former
      ? { ...former, fr: given }
      : (Object.fromEntries(languages.map(language => [language, given])) as Record<Language, string>)
    : given
