import { emit, type Listener } from '#kernel/server/events.ts'
import type { PlatformDb } from '#platform/platform-db.ts'
import { advanceEnvelope } from './advance-envelope.ts'
import { envelopeMoved } from './tell-envelope-changed.ts'

/** Who signs or declines by a link speaks as a visitor: what follows is done here, right after it. */
export const hearAct: Listener = {
  kind: 'envelope.acted',
  hear: async (db, { envelopeId, documentId }, given) => {
    const declined = typeof documentId === 'string' ? documentId : undefined
    await advanceEnvelope({ ...given, db: db as unknown as PlatformDb }, String(envelopeId), declined)
    await emit(db, envelopeMoved, { envelopeId: String(envelopeId) })
  },
}
