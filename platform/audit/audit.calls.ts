import { z } from 'zod'
import { role } from '#kernel/shared/access.ts'
import { calls } from '#kernel/shared/call.ts'
import { pageInput, pageOf } from '#kernel/shared/page.ts'
import { AuditEvent, Named } from './audit.model.ts'

const isTrue = z.enum(['true', 'false']).transform(text => text === 'true')
const instant = z.iso.datetime({ offset: true })

/** The client's own journal of what was done to its rows. */
export const auditCalls = calls({
  /** The newest first; at most 1,000 are counted. */
  getAuditEvents: {
    method: 'GET',
    path: 'client/audit/:page/:size',
    access: role('adminOfClient'),
    input: z.strictObject({
      page: pageInput.page,
      size: pageInput.size,
      table: z.string().max(100).optional(),
      rowId: z.string().max(200).optional(),
      userId: z.uuid().optional(),
      support: isTrue.optional(),
      from: instant.optional(),
      to: instant.optional(),
    }),
    answer: pageOf(AuditEvent),
  },
  /** Tables of which something was written down, to choose from: by what they are called. */
  getAuditedTables: {
    method: 'GET',
    path: 'client/audit/tables',
    access: role('adminOfClient'),
    answer: z.array(Named),
  },
})
