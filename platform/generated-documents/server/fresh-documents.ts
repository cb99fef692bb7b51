import { sql } from 'kysely'
import type { FileStore } from '#kernel/server/files.ts'
import type { Job } from '#kernel/server/jobs.ts'
import { inEachClientEvenClosed } from '#platform/in-each-client.server.ts'
import type { PlatformDb } from '#platform/platform-db.ts'

/** A document that belongs to no record is its author's alone. */
export const freshFile = (db: PlatformDb, userId: string, documentId: string) =>
  db
    .selectFrom('platform.generated_document as d')
    .innerJoin('kernel.file as f', 'f.id', 'd.fileId')
    .select(['d.name', 'f.storageKey'])
    .where('d.id', '=', documentId)
    .where('d.createdBy', '=', userId)
    .where('d.attachedAt', 'is', null)
    .executeTakeFirst()

type Gone = { storageKey: string }

/** Takes away a document that belongs to no record, with its file; answers where its bytes lie. */
export async function dropFresh(db: PlatformDb, userId: string, fileId: string): Promise<string | undefined> {
  const { rows } = await sql<Gone>`
    with gone as (
      delete from platform.generated_document
       where file_id = ${fileId} and created_by = ${userId} and attached_at is null returning file_id)
    select f.storage_key from kernel.file f join gone on gone.file_id = f.id`.execute(db)
  if (rows.length > 0) await db.deleteFrom('kernel.file').where('id', '=', fileId).execute()
  return rows[0]?.storageKey
}

const keptHours = 24

/** Each night: what no record took within a day is gone, its bytes too. */
export const dropFreshDocumentsJob: Job = {
  name: 'drop-fresh-documents',
  cron: '35 3 * * *',
  run: ({ databases, clock, files }) => {
    const oldest = clock.now().subtract({ hours: keptHours }).toString()
    return inEachClientEvenClosed(databases, db => dropOlder(db, files, oldest))
  },
}

async function dropOlder(db: PlatformDb, files: FileStore, oldest: string) {
  const { rows } = await sql<Gone & { fileId: string }>`
    with gone as (
      delete from platform.generated_document
       where attached_at is null and created_at < ${oldest} returning file_id)
    select f.id as file_id, f.storage_key from kernel.file f join gone on gone.file_id = f.id`.execute(db)
  if (rows.length === 0) return
  const ids = rows.map(({ fileId }) => fileId)
  await db.deleteFrom('kernel.file').where('id', 'in', ids).execute()
  await Promise.all(rows.map(({ storageKey }) => files.remove(storageKey)))
}
