import { pageOfListExports } from '#platform/identity/identity.server.ts'
import { notFound } from '#kernel/server/errors.ts'
import type { Offered } from '#kernel/shared/offer.ts'
import { platformAnswers, type PlatformTables } from '#platform/platform-db.ts'
import { auditCalls } from './audit.calls.ts'
import type { Naming } from './audited-words.slot.ts'
import { auditedTables, historyOfRow, pageOfAuditEvents } from './server/audit-events.queries.ts'
import { exportsInWords } from './server/exports-in-words.ts'
import { inWords } from './server/in-words.ts'
import { listsOfPlatform } from './server/list-words.ts'
import { namedObjects } from './server/named-objects.ts'
import { auditedWords, tellsHistory } from './server/own-words.ts'

export const auditServer = (offered: Offered) => {
  const words = auditedWords(offered)
  return platformAnswers(auditCalls, {
    getAuditEvents: async (given, asked) => {
      const { table, column, written } = inWords(given, words)
      const page = await pageOfAuditEvents(given.db, words, asked)
      const objectOf = await namedObjects(namingFor(given), words, page.items)
      const items = page.items.map(event => ({
        ...event,
        object: objectOf(event),
        table: table(event.table),
        columns: event.columns && written(event.table, event.columns).map(name => column(event.table, name)),
      }))
      return { ...page, items }
    },

    getHistoryOfRow: async (given, { table, rowId }) => {
      if (!tellsHistory(offered, { table, rowId })) throw notFound()
      const objectOf = await namedObjects(namingFor(given), words, [{ table, rowId }])
      if (!objectOf({ table, rowId })) throw notFound()
      const { column, written } = inWords(given, words)
      return (await historyOfRow(given.db, words, { table, rowId })).map(event => ({
        ...event,
        columns: event.columns && written(table, event.columns).map(name => column(table, name)),
      }))
    },

    getAuditedTables: async given => {
      const { table } = inWords(given, words)
      const tables = (await auditedTables(given.db)).map(table)
      return tables.toSorted((one, other) => one.label.localeCompare(other.label, given.language))
    },

    getListExports: async (given, asked) => {
      const page = await pageOfListExports(given.db, { ...asked, ofPlatform: listsOfPlatform })
      const items = await exportsInWords({ naming: namingFor(given), say: given.say }, words, page.items)
      return { ...page, items }
    },
  })
}

type Reader = Pick<Naming<PlatformTables>, 'db' | 'rights' | 'language'> & { caller: { clientId: string | undefined } }

const namingFor = ({ db, rights, caller, language }: Reader) =>
  ({ db, rights, clientId: caller.clientId, language }) as unknown as Naming<never>

export { elements as namedElements } from './server/platform-rows.ts'
export { sealAuditJob } from './server/seal-audit-job.ts'
export { type Broken, verifyAudit } from './server/verify-audit.ts'
