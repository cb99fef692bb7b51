import { z } from 'zod'

/** What has become of one row of many, on which something was done one after the other. */
export const bulkLineOf = <Id extends z.ZodType<string>>(id: Id) =>
  z.object({ id, ok: z.boolean(), code: z.string().optional(), message: z.string().optional() })

export type BulkLine = z.output<ReturnType<typeof bulkLineOf>>
