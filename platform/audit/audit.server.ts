import { platformAnswers } from '#platform/platform-db.ts'
import { auditCalls } from './audit.calls.ts'
import { auditedTables, pageOfAuditEvents } from './server/audit-events.queries.ts'

export const auditServer = platformAnswers(auditCalls, {
  getAuditEvents: ({ db }, asked) => pageOfAuditEvents(db, asked),
  getAuditedTables: ({ db }) => auditedTables(db),
})

export { sealAuditJob } from './server/seal-audit-job.ts'
export { type Broken, verifyAudit } from './server/verify-audit.ts'
