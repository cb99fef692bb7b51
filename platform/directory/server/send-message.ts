import type { Given } from '#kernel/server/answers.ts'
import { Refusal, wrongField } from '#kernel/server/errors.ts'
import { enqueue } from '#kernel/server/events.ts'
import { requireUnchanged } from '#kernel/server/take-for-change.ts'
import type { InputOf } from '#kernel/shared/call.ts'
import type { PlatformTables } from '#platform/platform-db.ts'
import type { DirectorySource } from '../directory-source.slot.ts'
import { manyRecipients } from '../message.model.ts'
import type { messagesCalls } from '../messages.calls.ts'
import { heldMessage, moveMessage, transitionInvalid } from './message-state.ts'
import { sendMessagesName } from './message-jobs.ts'
import { openDirectory } from './open-directory.ts'
import { requireInPerimeter } from './perimeter-of-writer.ts'
import { freezeRecipients } from './recipients.ts'

type Send = typeof messagesCalls.sendMessage

/**
 * Freezes who receives a draft and lets it leave, now or at its hour. What was counted is what leaves.
 * @throws Refusal 404, 409 when it is no draft any more or was changed, 400 on nobody to write to, a past hour, or more
 *   than a hundred recipients whose number was not typed, 403 on somebody named who lies outside the author's perimeter
 */
export async function sendMessage(
  given: Given<Send, PlatformTables>,
  sources: readonly DirectorySource[],
  { id, sendAt = null, typed = null, version }: InputOf<Send>,
): Promise<{ recipients: number }> {
  const { db, clock, caller } = given
  const message = await heldMessage(db, id)
  if (message.state !== 'draft') throw transitionInvalid(message.state, 'queued')
  requireUnchanged(message, { version })
  if (sendAt && Temporal.Instant.compare(sendAt, clock.now()) <= 0)
    throw wrongField('sendAt', 'past', 'directory.message.hour-past')

  const directory = await openDirectory(sources, given)
  await requireInPerimeter(given, directory, 'annuaire/messages', message.contacts)
  const recipients = await freezeRecipients(db, directory, message)
  if (recipients === 0) throw wrongField('groupIds', 'nobody', 'directory.message.nobody')
  if (recipients > manyRecipients && typed !== recipients) throw numberNotTyped(recipients)
  await moveMessage(db, message, { to: 'queued', clock, actorId: caller.userId, sendAt })
  if (!sendAt) await enqueue(db, sendMessagesName, { messageId: id })
  return { recipients }
}

const numberNotTyped = (recipients: number) =>
  new Refusal(400, 'RECIPIENTS_NOT_TYPED', 'directory.message.type-number', {
    values: { recipients },
    detail: { recipients },
    fields: [
      { field: 'typed', code: 'wrong_number', message: 'directory.message.type-number', values: { recipients } },
    ],
  })
