import { z } from 'zod'

/** Of one kind; more would be a list, which each page has better (platform-core, section 9). */
export const mostFound = 5

/** Something that a search found, and where it opens: a page of Sillon, or a mail to write. */
export const Found = z.object({
  id: z.string(),
  title: z.string(),
  detail: z.string().nullable(),
  address: z.string().regex(/^(\/(?!\/)|mailto:)/),
})
export type Found = z.output<typeof Found>
