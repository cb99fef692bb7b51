import { z } from 'zod'
import { role, signedIn } from '#kernel/shared/access.ts'
import { calls } from '#kernel/shared/call.ts'
import { idOf } from '#kernel/shared/id-of.ts'
import { pageInput, pageOf } from '#kernel/shared/page.ts'
import { AuditEvent, HistoryLine, ListExport, Named } from './audit.model.ts'

const isTrue = z.enum(['true', 'false']).transform(text => text === 'true')
const instant = z.iso.datetime({ offset: true })

/** A page of what one person or everybody did between two instants, or what the support did. */
const narrowed = {
  page: pageInput.page,
  size: pageInput.size,
  userId: idOf('platform.user').optional(),
  support: isTrue.optional(),
  from: instant.optional(),
  to: instant.optional(),
}

/** The client's own journal of what was done to its rows. */
export const auditCalls = calls('platform/audit', {
  /** The newest first; at most 1,000 are counted. */
  getAuditEvents: {
    method: 'GET',
    path: 'client/audit/:page/:size',
    access: role('adminOfClient'),
    input: z.strictObject({
      ...narrowed,
      table: z.string().max(100).optional(),
      rowId: z.string().max(200).optional(),
    }),
    answer: pageOf(AuditEvent),
  },
  /**
   * What was done to a row, the newest first and 100 at most, for whoever may read it: 404 for who may not, and of tables
   * whose rooms do not tell it.
   */
  getHistoryOfRow: {
    method: 'GET',
    path: 'client/audit/rows/:table/:rowId',
    access: signedIn(),
    input: z.strictObject({ table: z.string().max(100), rowId: z.string().max(200) }),
    answer: z.array(HistoryLine),
  },
  /** Tables of which something was written down, to choose from: by what they are called. */
  getAuditedTables: {
    method: 'GET',
    path: 'client/audit/tables',
    access: role('adminOfClient'),
    answer: z.array(Named),
  },
  /**
   * Who took which list away whole, the newest first; at most 1,000 are counted. The security log belongs to no client:
   * the platform's role reads the lines of this one.
   */
  getListExports: {
    method: 'GET',
    path: 'client/exports/:page/:size',
    access: role('adminOfClient'),
    voice: 'platform',
    input: z.strictObject(narrowed),
    answer: pageOf(ListExport),
  },
})
