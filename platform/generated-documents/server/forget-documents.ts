import { sql } from 'kysely'
import type { PlatformDb } from '#platform/platform-db.ts'

/** Takes away the documents that stay with records that are emptied, and answers where their bytes lie: the caller's to remove. */
export async function forgetDocuments(db: PlatformDb, kind: string, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return []
  const { rows } = await sql<{ fileId: string; storageKey: string }>`
    with said as (
      update platform.generation_item i set document_name = '-' from platform.generated_document d
       where d.id = i.document_id and d.attached_kind = ${kind} and d.attached_id = any(${ids}::uuid[])),
    gone as (
      delete from platform.generated_document
       where attached_kind = ${kind} and attached_id = any(${ids}::uuid[]) returning file_id)
    select f.id as file_id, f.storage_key from kernel.file f join gone on gone.file_id = f.id`.execute(db)
  if (rows.length > 0)
    await db
      .deleteFrom('kernel.file')
      .where(
        'id',
        'in',
        rows.map(({ fileId }) => fileId),
      )
      .execute()
  return rows.map(({ storageKey }) => storageKey)
}
