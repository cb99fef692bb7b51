import { z } from 'zod'
import { isOwnPath } from '#kernel/shared/own-path.ts'

/** What somebody had typed, on which page, and when. */
export const Draft = z.object({
  key: z.string().min(1).max(200),
  /** The name of the page, for the list of what to resume. */
  title: z.string().max(200),
  /** The page's own address within Sillon. */
  address: z.string().max(500).refine(isOwnPath),
  values: z.record(z.string().max(200), z.json()),
  savedAt: z.string(),
})
export type Draft = z.output<typeof Draft>
