import { z } from 'zod'
import { type Language, languages } from '#kernel/shared/names.ts'
import { asOneLine, asSeveralLines } from '#kernel/shared/written-text.ts'
import { callsKnownWords, unknownWord } from '#rh/letter-words.model.ts'
import { isOwnReason, RefusalReason } from '#rh/candidate-applications/candidate-application.model.ts'

const letter = z.string().overwrite(asSeveralLines).max(4_000).refine(callsKnownWords, unknownWord)
const letters = { fr: letter, en: letter, es: letter, ar: letter }

const name = z.string().overwrite(asOneLine).max(60)

/** What a reason of the client's own is called; where a language has no word of its own the French one serves. */
export const ReasonNames = z.strictObject({ fr: name.min(1), en: name, es: name, ar: name })
export type ReasonNames = z.output<typeof ReasonNames>

/** The reason that stays when all others are no longer proposed. */
export const alwaysProposed = 'other'

/** What a person writes of a reason: whether it is proposed, and what is written then to whom was refused. */
export const RefusalAnswerFields = z
  .strictObject({
    reason: RefusalReason,
    isProposed: z.boolean(),
    /** Blank: the usual letter of that language. */
    texts: z.strictObject(letters),
    /** Of a reason of the client's own alone. */
    names: ReasonNames.nullable().default(null),
  })
  .refine(({ reason, isProposed }) => isProposed || reason !== alwaysProposed, {
    path: ['isProposed'],
    error: 'rh.refusal.always-proposed',
  })
  .refine(({ reason, names }) => isOwnReason(reason) === (names !== null), { path: ['names'] })
export type RefusalAnswerFields = z.output<typeof RefusalAnswerFields>

/** Version 0: nobody wrote anything of this reason. `usual`: what goes in place of a blank. */
export const RefusalAnswer = z.object({
  reason: RefusalReason,
  isProposed: z.boolean(),
  texts: z.object(letters),
  names: ReasonNames.nullable(),
  usual: z.object({ fr: z.string(), en: z.string(), es: z.string(), ar: z.string() }),
  version: z.int32(),
})
export type RefusalAnswer = z.output<typeof RefusalAnswer>

/** A reason that the client adds, with what is written to whom is refused by it. */
export const NewRefusalReason = z.strictObject({ names: ReasonNames, texts: z.strictObject(letters) })
export type NewRefusalReason = z.output<typeof NewRefusalReason>

/** One that may be chosen, or once was. */
export const ReasonToRefuse = z.object({
  reason: RefusalReason,
  names: ReasonNames.nullable(),
  isProposed: z.boolean(),
})
export type ReasonToRefuse = z.output<typeof ReasonToRefuse>

export const noTexts: Record<Language, string> = { fr: '', en: '', es: '', ar: '' }

/** Languages in which the client wrote his own. */
export const ownLanguages = ({ texts }: Pick<RefusalAnswer, 'texts'>) =>
  languages.filter(language => texts[language] !== '')
