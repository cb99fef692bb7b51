import type { Clock } from '#kernel/server/clock.ts'
import { Refusal } from '#kernel/server/errors.ts'
import { emit } from '#kernel/server/events.ts'
import { takeForChange } from '#kernel/server/take-for-change.ts'
import type { PlatformDb } from '#platform/platform-db.ts'
import { type EnvelopeState, movesOf } from '../envelope.model.ts'
import { noteEvent } from './note-event.ts'
import { envelopeMoved } from './tell-envelope-changed.ts'

type Moving = { db: PlatformDb; clock: Clock }
type Move = {
  id: string
  to: EnvelopeState
  reason?: string | null
  /** The instant that the state counts from, now unless said. */
  at?: string
  actorId?: string | null
  level?: string | null
}

/** What the rest of the house hears of, after the commit. */
const toldAs: Partial<Record<EnvelopeState, string>> = {
  sent: 'envelope.sent',
  completed: 'envelope.signed',
  declined: 'envelope.refused',
  expired: 'envelope.expired',
  cancelled: 'envelope.cancelled',
}

/** The envelope, held until the end of the transaction. @throws Refusal 404 */
export const takeEnvelope = (db: PlatformDb, id: string) =>
  takeForChange(db.selectFrom('platform.envelope').selectAll().where('id', '=', id))

/**
 * The one way in which an envelope changes its state: the row, its event and what is told of it in one transaction.
 * @throws Refusal 404; 409 TRANSITION_INVALID { from, to, allowed }
 */
export async function moveEnvelope({ db, clock }: Moving, { id, to, reason = null, actorId = null, ...move }: Move) {
  const envelope = await takeEnvelope(db, id)
  const from = envelope.state as EnvelopeState
  requireMove(from, to)
  const at = move.at ?? clock.now().toString()
  await db
    .updateTable('platform.envelope')
    .set({
      state: to,
      version: envelope.version + 1,
      ...(to === 'sent' && { sentAt: at }),
      ...(to === 'sealing' && { allSignedAt: at }),
      ...(to === 'completed' && { completedAt: at, levelReached: move.level ?? null }),
      ...(reason !== null && { endedReason: reason }),
    })
    .where('id', '=', id)
    .execute()
  await noteEvent(db, clock, { envelopeId: id, kind: `envelope.${to}`, actorId, data: reason ? { reason } : {} })
  await emit(db, envelopeMoved, { envelopeId: id })
  const kind = toldAs[to]
  if (kind) await emit(db, kind, { envelopeId: id })
  return { ...envelope, state: to }
}

/** @throws Refusal 409 TRANSITION_INVALID */
export function requireMove(from: EnvelopeState, to: EnvelopeState) {
  const allowed = movesOf[from]
  if (!allowed.includes(to))
    throw new Refusal(409, 'TRANSITION_INVALID', `envelopes.wrong-move.${from}`, { detail: { from, to, allowed } })
}
