import type { Given } from '#kernel/server/answers.ts'
import type { PlatformTables } from '#platform/platform-db.ts'
import type { messagesCalls } from '../messages.calls.ts'
import { filesOf, forgetFiles } from './joined-files.ts'
import { heldMessage, transitionInvalid } from './message-state.ts'

/**
 * Throws away what never left: a draft, or a message that was cancelled, with its files.
 * @throws Refusal 404, 409 for one that leaves or has left
 */
export async function deleteMessage(
  { db, files, afterCommit }: Given<typeof messagesCalls.deleteMessage, PlatformTables>,
  { id }: { id: string },
) {
  const { state } = await heldMessage(db, id)
  if (state !== 'draft' && state !== 'cancelled') throw transitionInvalid(state, 'deleted')
  const joined = await filesOf(db, id)
  await forgetFiles(db, joined)
  await db.deleteFrom('platform.message').where('id', '=', id).execute()
  afterCommit(() => Promise.all(joined.map(({ storageKey }) => files.remove(storageKey))))
}
