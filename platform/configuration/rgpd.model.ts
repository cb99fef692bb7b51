import { z } from 'zod'
import { languages } from '#kernel/shared/names.ts'
import { mailAddress, unlessBlank } from '#platform/identifiers/identifier.model.ts'

/**
 * Kinds of data with the longest time that they may be kept, in months: 2 years for a candidate (CNIL, recommendation on
 * recruitment), 5 years after leaving for an employee's file (Code civil, art. 2224).
 */
export const retentionKinds = [
  { kind: 'candidate', usual: 24, most: 24 },
  { kind: 'employeeFile', usual: 60, most: 60 },
] as const

const kinds = retentionKinds.map(({ kind }) => kind)
export const RetentionKind = z.enum(kinds as [(typeof kinds)[number], ...(typeof kinds)[number][]])
export type RetentionKind = z.output<typeof RetentionKind>

export const Notice = z.object({
  language: z.enum(languages),
  number: z.int(),
  body: z.string(),
  publishedAt: z.string(),
})
export type Notice = z.output<typeof Notice>

/** Long enough to say something. */
export const NoticeBody = z.string().trim().min(20).max(20_000)

/** What the client decided on people's data. `notices`: the latest published text of each language. */
export const Rgpd = z.object({
  contactMail: z.string().nullable(),
  retention: z.array(z.object({ kind: RetentionKind, months: z.int(), most: z.int() })),
  notices: z.array(Notice),
  version: z.int32(),
})
export type Rgpd = z.output<typeof Rgpd>

export const RgpdInput = z.strictObject({
  contactMail: unlessBlank(mailAddress),
  retention: z.array(z.strictObject({ kind: RetentionKind, months: z.int().min(1) })).max(retentionKinds.length),
  /** Of what was read; 0 while nothing was said. */
  version: z.int32().min(0),
})
