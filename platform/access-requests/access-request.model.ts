import { z } from 'zod'
import { asOneLine } from '#kernel/shared/written-text.ts'

/** Whoever asked waits so many hours before he asks again: the administrators were told. */
export const hoursBetweenRequests = 24

export const NewAccessRequest = z.strictObject({
  /** What one needs, in one's own words. */
  text: z.string().overwrite(asOneLine).max(300).default(''),
})

/** Whom to turn to, and when one last did. */
export const AccessHelp = z.object({
  administrators: z.array(z.object({ firstname: z.string(), name: z.string() })),
  askedAt: z.string().nullable(),
  /** Not while the last request is fresh, nor where nobody would be told. */
  mayAsk: z.boolean(),
})
export type AccessHelp = z.output<typeof AccessHelp>
