import { z } from 'zod'

/** `late`: its day has passed, or the law is not kept; `soon`: it has a day to come; `whenever`: it waits for nobody. */
export const urgencies = ['late', 'soon', 'whenever'] as const

/** Work that waits for somebody, as a line of the home page: `8 papiers finissent sous 30 jours`, and why. */
export const ToDo = z.object({
  applicationId: z.int(),
  urgency: z.enum(urgencies),
  what: z.string(),
  why: z.string().nullable(),
  /** The day by which it is due. */
  due: z.iso.date().nullable(),
  /** The page that holds what is counted. */
  address: z.string(),
})
export type ToDo = z.output<typeof ToDo>
