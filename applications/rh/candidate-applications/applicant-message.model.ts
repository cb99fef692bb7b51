import { z } from 'zod'
import { asOneLine, asSeveralLines } from '#kernel/shared/written-text.ts'
import { callsKnownWords, unknownWord } from '#rh/letter-words.model.ts'

/** Letters that are written already, in every language in which applicants are written to. */
export const messageModels = ['available', 'considered', 'unreachable'] as const

/** What is written to several: a letter that each gets in his own language, or words of one's own, which go as they are. */
export const ApplicantMessage = z.union([
  z.strictObject({ model: z.enum(messageModels) }),
  z.strictObject({
    subject: z.string().overwrite(asOneLine).min(1).max(200).refine(callsKnownWords, unknownWord),
    text: z.string().overwrite(asSeveralLines).min(1).max(4_000).refine(callsKnownWords, unknownWord),
  }),
])
export type ApplicantMessage = z.output<typeof ApplicantMessage>

/** A letter as the reader would get it, `{{prenom}}` in place of a name. */
export const MessageModel = z.object({ model: z.enum(messageModels), subject: z.string(), text: z.string() })

/** What was written to an applicant. */
export const WrittenMessage = z.object({
  subject: z.string(),
  text: z.string(),
  /** None as long as it waits for the morning. */
  sentAt: z.string().nullable(),
  /** The mail server refused it. */
  failedAt: z.string().nullable(),
})
