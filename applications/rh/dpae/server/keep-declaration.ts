import type { RhDb } from '#rh/rh-db.ts'
import type { DeclarationState } from '../dpae.model.ts'

export type DpaeEvent =
  | 'completed'
  | 'scheduled'
  | 'sent'
  | 'accepted'
  | 'rejected'
  | 'failed'
  | 'typed'
  | 'documented'
  | 'cancelled'
  | 'downloaded'

/** What lists ask of the declaration of a contract; it waits for no hour unless one is said. */
export const keepDeclaration = (
  db: RhDb,
  contractId: string,
  declaration: DeclarationState,
  planned: { sendAt: string; askedBy: string | null } | null = null,
) =>
  db
    .updateTable('rh.employment_contract')
    .set({ declaration, declarationSendAt: planned?.sendAt ?? null, declarationAskedBy: planned?.askedBy ?? null })
    .where('id', '=', contractId)
    .execute()

export const noteEvent = (db: RhDb, contractId: string, what: DpaeEvent, actorId: string | null) =>
  db.insertInto('rh.dpae_event').values({ contractId, what, actorId }).execute()
