import { Refusal } from '#kernel/server/errors.ts'
import type { RhDb } from '#rh/rh-db.ts'
import { type ApplicationState, isMove } from '../application-state.model.ts'

type Moving = { id: string; status: string; closedAt?: string | null; version: number }
type To = { to: ApplicationState; at: string; by: string | null; reason?: string | null | undefined }

/** @throws Refusal 409 TRANSITION_INVALID, said by the state where it stands */
export function requireMove({ status, closedAt = null }: Pick<Moving, 'status' | 'closedAt'>, to: ApplicationState) {
  if (closedAt === null && isMove(status as ApplicationState, to)) return
  throw new Refusal(409, 'TRANSITION_INVALID', `rh.application.no-move.${status}`, { detail: { from: status, to } })
}

/** Moves an application that was taken for change, and writes it down. @throws Refusal 409 TRANSITION_INVALID */
export async function moveApplication(
  db: RhDb,
  standing: Moving,
  { to, at, by, reason = null }: To,
  columns: object = {},
) {
  requireMove(standing, to)
  await db
    .updateTable('rh.candidate_application')
    .set({ ...columns, status: to, statusSince: at, version: standing.version + 1 })
    .where('id', '=', standing.id)
    .execute()
  const isReopened = standing.status === 'refused' || standing.status === 'withdrawn'
  await noteEvent(db, {
    id: standing.id,
    what: isReopened ? 'reopened' : 'moved',
    from: standing.status,
    to,
    at,
    by,
    reason,
  })
}

type Event = {
  id: string
  /** Where something else bears the id of the event. */
  eventId?: string
  what: 'created' | 'moved' | 'changed' | 'commented' | 'invited' | 'answered' | 'closed' | 'reopened' | 'written'
  at: string
  by: string | null
  from?: string | null
  to?: string | null
  reason?: string | null
}

/** Writes down what became of an application. */
export const noteEvent = (db: RhDb, { id, eventId, what, at, by, from = null, to = null, reason = null }: Event) =>
  db
    .insertInto('rh.candidate_application_event')
    .values({
      ...(eventId && { id: eventId }),
      candidateApplicationId: id,
      what,
      fromStatus: from,
      toStatus: to,
      reason,
      at,
      actorId: by,
    })
    .execute()
