import { z } from 'zod'

/** What a candidate may do with the link of his invitation; `unknown` too where nothing needs confirming. */
export const InterviewOutcome = z.enum(['confirmable', 'expired', 'confirmed', 'unknown'])
export type InterviewOutcome = z.output<typeof InterviewOutcome>

/** An interview as its candidate sees it, without an account. All but the outcome is told while he can confirm. */
export const InterviewToConfirm = z.object({
  outcome: InterviewOutcome,
  startAt: z.string().optional(),
  kind: z.enum(['site', 'phone', 'video']).optional(),
  place: z.string().nullable().optional(),
  company: z.string().optional(),
  recruiterFirstname: z.string().optional(),
  url: z.string().nullable().optional(),
})
export type InterviewToConfirm = z.output<typeof InterviewToConfirm>

/** Where the link leads instead of the page that confirms (platform-core, section 2). */
export const pageOfOutcome = {
  confirmable: undefined,
  expired: '/RH/entretiens/expired',
  confirmed: '/RH/entretiens/confirmed',
  unknown: '/error-404',
} as const satisfies Record<InterviewOutcome, string | undefined>
