import { z } from 'zod'
import { idOf } from '#kernel/shared/id-of.ts'

/** A table or a column by the database's name, and as one calls it in the language of the request. */
export const Named = z.object({ name: z.string(), label: z.string() })
export type Named = z.output<typeof Named>

const Actor = z.object({ id: idOf('platform.user'), firstname: z.string(), name: z.string() })

/** Something that was done to a row: by whom (null: the program itself), for which request, from which address. */
export const AuditEvent = z.object({
  id: idOf('platform.audit_event'),
  at: z.string(),
  actor: Actor.nullable(),
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

/** The same for who reads the row itself: what was done, by whom, and when. */
export const HistoryLine = AuditEvent.pick({
  id: true,
  at: true,
  actor: true,
  support: true,
  action: true,
  columns: true,
})
export type HistoryLine = z.output<typeof HistoryLine>

/** A whole list that left: who took it, from which address, in the words of the reader. */
export const ListExport = z.object({
  id: z.uuid(),
  at: z.string(),
  actor: Actor.nullable(),
  /** By somebody of the platform. */
  support: z.boolean(),
  address: z.string().nullable(),
  list: z.string(),
  rows: z.int(),
  /** `lines`: a row a line, of which a page makes the file with the columns on screen. */
  format: z.enum(['csv', 'lines']),
  /** By what the list was narrowed: null where the log keeps no value, since it was typed. A day is YYYY-MM-DD. */
  filters: z.array(z.object({ label: z.string(), value: z.string().nullable() })),
})
export type ListExport = z.output<typeof ListExport>
