import { z } from 'zod'
import { idOf } from '#kernel/shared/id-of.ts'

/** Minutes that one entry lasts; it may be renewed. */
export const supportMinutes = 60

export const Reason = z
  .string({ error: 'clients.refusal.reason' })
  .trim()
  .min(10, { error: 'clients.refusal.reason' })
  .max(500)

/** The caller's own presence in the client of his tab, to help. */
export const Support = z.object({ until: z.string(), reason: z.string(), level: z.enum(['read', 'write']) })
export type Support = z.output<typeof Support>

/** One coming of the platform's people into a client. */
export const SupportVisit = z.object({
  id: idOf('platform.support_access'),
  by: z.string(),
  reason: z.string(),
  startedAt: z.string(),
  /** When it ended, or will. */
  until: z.string(),
  isRunning: z.boolean(),
  /** Rows that were written meanwhile. */
  changes: z.int(),
})
export type SupportVisit = z.output<typeof SupportVisit>
