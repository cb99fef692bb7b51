import { sql } from 'kysely'
import { buffer } from 'node:stream/consumers'
import { notFound } from '#kernel/server/errors.ts'
import { type FileStore, fileTooLarge, type StoredFile } from '#kernel/server/files.ts'
import type { MailFile } from '#kernel/server/mail.ts'
import type { PlatformDb } from '#platform/platform-db.ts'
import { mostBytesJoined } from '../message.model.ts'

export type JoinedFile = { id: string; name: string; size: number; mime: string; storageKey: string }

/** The files of a message, in the order in which they were joined; none of one that somebody else wrote. */
export async function filesOf(db: PlatformDb, messageId: string): Promise<JoinedFile[]> {
  const { rows } = await sql<JoinedFile>`
    select f.id, f.name, f.size, f.mime, f.storage_key
      from platform.message_file l
      join platform.message m on m.id = l.message_id
      join kernel.file f on f.id = l.file_id
     where l.message_id = ${messageId} order by f.created_at, f.id`.execute(db)
  return rows
}

/** @throws Refusal 413 when the files of the message together pass 10 MB */
export async function joinFile(db: PlatformDb, messageId: string, userId: string, file: StoredFile, at: string) {
  const others = await filesOf(db, messageId)
  const bytes = others.reduce((sum, { size }) => sum + size, file.size)
  if (bytes > mostBytesJoined) throw fileTooLarge(mostBytesJoined)
  const { storageKey, ...told } = file
  const { id } = await db
    .insertInto('kernel.file')
    .values({ ...told, storageKey, createdBy: userId, createdAt: at })
    .returning('id')
    .executeTakeFirstOrThrow()
  await db.insertInto('platform.message_file').values({ messageId, fileId: id }).execute()
}

/** @throws Refusal 404 */
export async function joinedFile(db: PlatformDb, messageId: string, fileId: string): Promise<JoinedFile> {
  const file = (await filesOf(db, messageId)).find(({ id }) => id === fileId)
  if (!file) throw notFound()
  return file
}

/** Forgets files; their bytes are removed by the caller, once that is certain. */
export async function forgetFiles(db: PlatformDb, files: readonly JoinedFile[]) {
  for (const { id } of files) {
    await db.deleteFrom('platform.message_file').where('fileId', '=', id).execute()
    await db.deleteFrom('kernel.file').where('id', '=', id).execute()
  }
}

/** As a mail carries them. */
export const mailFilesOf = (store: FileStore, files: readonly JoinedFile[]): Promise<MailFile[]> =>
  Promise.all(
    files.map(async ({ name, mime, storageKey }) => ({ name, mime, bytes: await buffer(store.read(storageKey)) })),
  )
