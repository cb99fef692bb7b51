import { requireUnchanged } from '#kernel/server/take-for-change.ts'
import type { PlatformDb } from '#platform/platform-db.ts'
import type { MessageForm } from '../message.model.ts'
import { type OpenSource } from './open-directory.ts'
import { groupSeen } from './groups.queries.ts'
import { requireKnownContacts } from './known-contacts.ts'
import { heldMessage, requireDraft } from './message-state.ts'

export async function createMessage(db: PlatformDb, directory: readonly OpenSource[], form: MessageForm, at: string) {
  await requireKnown(db, directory, form)
  const { id } = await db
    .insertInto('platform.message')
    .values({ ...columnsOf(form), createdAt: at })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** @throws Refusal 404, 409 when somebody saved in between or it is no draft any more */
export async function editMessage(
  db: PlatformDb,
  directory: readonly OpenSource[],
  { id, version, ...form }: MessageForm & { id: string; version?: number | undefined },
) {
  const message = await heldMessage(db, id)
  requireDraft(message, 'draft')
  requireUnchanged(message, { version })
  await requireKnown(db, directory, form)
  await db
    .updateTable('platform.message')
    .set({ ...columnsOf(form), version: message.version + 1 })
    .where('id', '=', id)
    .execute()
}

/** @throws Refusal 404 for a group that the writer does not see, 400 for contacts of whom one is nobody that he may know */
async function requireKnown(db: PlatformDb, directory: readonly OpenSource[], { groupIds, contactIds }: MessageForm) {
  for (const groupId of groupIds) await groupSeen(db, groupId)
  await requireKnownContacts(db, directory, contactIds)
}

const columnsOf = ({ channel, subject, body, groupIds, contactIds }: MessageForm) => ({
  channel,
  subject,
  body,
  groups: [...new Set(groupIds)],
  contacts: [...new Set(contactIds)],
})
