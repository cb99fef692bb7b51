import { cancelEnvelope, envelopeOf } from '#platform/envelopes/envelopes.server.ts'
import type { PlatformDb } from '#platform/platform-db.ts'
import type { RhDb } from '#rh/rh-db.ts'
import type { DocumentedKind } from './documents-of-records.queries.ts'

type Acting = Omit<Parameters<typeof cancelEnvelope>[0], 'db'> & { db: RhDb }

/**
 * What is out to be signed is taken back before it is written anew or called off: nobody signs what no longer stands.
 * @throws Refusal 403 of who may not take back an envelope of somebody else; 409 once all have signed
 */
export async function takeBackEnvelope(given: Acting, record: { kind: DocumentedKind; id: string }) {
  const db = given.db as unknown as PlatformDb
  const envelope = await envelopeOf(db, record)
  if (!envelope || !['sent', 'partially_signed', 'sealing', 'failed'].includes(envelope.state)) return
  await cancelEnvelope({ ...given, db }, envelope.id)
}
