import type { Listener } from '#kernel/server/events.ts'
import { clientOpened } from '#platform/clients/clients.server.ts'
import type { RhDb } from '#rh/rh-db.ts'
import usual from '../../data/document-kinds.json' with { type: 'json' }
import { usualLeadDays } from '../document-kind.model.ts'

/** The kinds that a new client begins with, as rows. */
export const usualDocumentKinds = usual.rows.map(kind => ({
  code: kind.code,
  label: kind.label,
  hasNumber: kind.hasNumber,
  hasExpiry: kind.hasExpiry,
  leadDays: [...usualLeadDays],
  isSingle: kind.isSingle,
  isSensitive: kind.isSensitive,
  blocks: kind.blocks,
  months: kind.months,
}))

/** Codes of kinds that are sensitive by what they show: no client makes them less. */
export const sensitiveByNature = usual.rows.filter(({ isSensitive }) => isSensitive).map(({ code }) => code)

/** Done again, it adds what is new in the list alone: a client's kinds are archived, never removed. */
export async function addUsualDocumentKinds(db: RhDb) {
  await db
    .insertInto('rh.document_kind')
    .values(usualDocumentKinds)
    .onConflict(conflict => conflict.doNothing())
    .execute()
}

export const hearNewClient: Listener = { kind: clientOpened, hear: db => addUsualDocumentKinds(db as RhDb) }
