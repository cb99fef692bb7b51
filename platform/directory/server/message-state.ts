import { sql } from 'kysely'
import type { Clock } from '#kernel/server/clock.ts'
import { notFound, Refusal } from '#kernel/server/errors.ts'
import type { PlatformDb } from '#platform/platform-db.ts'
import { type Message, type MessageState, messageMoves } from '../message.model.ts'

export type StandingMessage = {
  id: string
  state: MessageState
  channel: Message['channel']
  groups: string[]
  contacts: string[]
  version: number
}

/**
 * The message as it stands, held until the end of the transaction.
 * @throws Refusal 404, also for one that somebody else wrote
 */
export async function heldMessage(db: PlatformDb, id: string): Promise<StandingMessage> {
  const { rows } = await sql<StandingMessage>`
    select id, state, channel, groups, contacts, version from platform.message where id = ${id} for update`.execute(db)
  const [message] = rows
  if (!message) throw notFound()
  return message
}

export const transitionInvalid = (from: MessageState, to: string) =>
  new Refusal(409, 'TRANSITION_INVALID', `directory.message.is-${from}`, {
    detail: { from, to, allowed: messageMoves[from] },
  })

/** Only what has not been sent is written, joined to or thrown away. */
export function requireDraft({ state }: StandingMessage, to: string) {
  if (state !== 'draft') throw transitionInvalid(state, to)
}

type Move = { to: MessageState; clock: Clock; actorId: string | null; sendAt?: string | null }

/**
 * The one way from a state to the next, with its line in the message's history.
 * @throws Refusal 409 TRANSITION_INVALID
 */
export async function moveMessage(
  db: PlatformDb,
  { id, state: from }: Pick<StandingMessage, 'id' | 'state'>,
  { to, clock, actorId, sendAt }: Move,
) {
  if (!messageMoves[from].includes(to)) throw transitionInvalid(from, to)
  const at = clock.now().toString()
  const isOver = messageMoves[to].length === 0
  await db
    .updateTable('platform.message')
    .set(eb => ({
      state: to,
      version: eb('version', '+', 1),
      ...(isOver && { endedAt: at, stalledAt: null }),
      ...(sendAt !== undefined && { sendAt }),
    }))
    .where('id', '=', id)
    .execute()
  await db
    .insertInto('platform.message_event')
    .values({ messageId: id, fromState: from, toState: to, actorId, at })
    .execute()
}
