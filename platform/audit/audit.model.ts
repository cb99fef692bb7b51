import { z } from 'zod'

/** A table or a column by the database's name, and as one calls it in the language of the request. */
export const Named = z.object({ name: z.string(), label: z.string() })
export type Named = z.output<typeof Named>

/** Something that was done to a row: by whom (null: the program itself), for which request, from which address. */
export const AuditEvent = z.object({
  id: z.uuid(),
  at: z.string(),
  actor: z.object({ id: z.uuid(), firstname: z.string(), name: z.string() }).nullable(),
  support: z.boolean(),
  requestId: z.string().nullable(),
  address: z.string().nullable(),
  table: Named,
  rowId: z.string(),
  /** The row as one calls it, with the page on which one reads it; null where nobody names it to this reader. */
  object: z.object({ name: z.string(), address: z.string().nullable() }).nullable(),
  action: z.enum(['insert', 'update', 'delete']),
  /** Of an update, what somebody wrote differently. */
  columns: z.array(Named).nullable(),
})
export type AuditEvent = z.output<typeof AuditEvent>
