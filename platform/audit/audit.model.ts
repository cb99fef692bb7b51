import { z } from 'zod'

/** Something that was done to a row: by whom (null: the program itself), for which request, from which address. */
export const AuditEvent = z.object({
  id: z.uuid(),
  at: z.string(),
  actor: z.object({ id: z.uuid(), firstname: z.string(), name: z.string() }).nullable(),
  support: z.boolean(),
  requestId: z.string().nullable(),
  address: z.string().nullable(),
  table: z.string(),
  rowId: z.string(),
  action: z.enum(['insert', 'update', 'delete']),
  /** Of an update, the names of what was written differently. */
  columns: z.array(z.string()).nullable(),
})
export type AuditEvent = z.output<typeof AuditEvent>
