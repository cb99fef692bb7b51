import { platformAnswers } from '#platform/platform-db.ts'
import { auditCalls } from './audit.calls.ts'
import type { AuditedWords, Naming } from './audited-words.slot.ts'
import { auditedTables, pageOfAuditEvents } from './server/audit-events.queries.ts'
import { inWords } from './server/in-words.ts'
import { namedObjects } from './server/named-objects.ts'
import { auditedWords } from './server/own-words.ts'

export const auditServer = (brought: readonly AuditedWords[]) => {
  const words = auditedWords(brought)
  return platformAnswers(auditCalls, {
    getAuditEvents: async (given, asked) => {
      const { table, column, written } = inWords(given, words)
      const page = await pageOfAuditEvents(given.db, words, asked)
      const { db, rights, caller, language } = given
      const naming = { db, rights, clientId: caller.clientId, language } as unknown as Naming<never>
      const objectOf = await namedObjects(naming, words, page.items)
      const items = page.items.map(event => ({
        ...event,
        object: objectOf(event),
        table: table(event.table),
        columns: event.columns && written(event.table, event.columns).map(name => column(event.table, name)),
      }))
      return { ...page, items }
    },

    getAuditedTables: async given => {
      const { table } = inWords(given, words)
      const tables = (await auditedTables(given.db)).map(table)
      return tables.toSorted((one, other) => one.label.localeCompare(other.label, given.language))
    },
  })
}

export { sealAuditJob } from './server/seal-audit-job.ts'
export { type Broken, verifyAudit } from './server/verify-audit.ts'
