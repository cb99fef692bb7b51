import { sql } from 'kysely'
import { eachOf } from '#kernel/server/each-of.ts'
import type { RhDb } from '#rh/rh-db.ts'
import { withoutOverlap } from './keep-document.ts'

type Leaving = { documentId: string; supersedesId: string | null; supersededAt: string | null }

/** The chain of renewals closes over the gap. */
export async function forgetPaper(
  db: RhDb,
  { documentId: id, supersedesId: formerId, supersededAt: replacedAt }: Leaving,
) {
  await db.updateTable('rh.employee_document').set({ supersedesId: formerId }).where('supersedesId', '=', id).execute()
  await db.deleteFrom('rh.employee_document').where('id', '=', id).execute()
  if (formerId && replacedAt === null)
    await withoutOverlap(() =>
      db.updateTable('rh.employee_document').set({ supersededAt: null }).where('id', '=', formerId).execute(),
    )
}

/**
 * Takes papers away with their files, but for what another paper shows too. Answers the keys of the files, whose bytes are
 * the caller's to remove.
 */
export async function forgetPapers(db: RhDb, documentIds: readonly string[]): Promise<string[]> {
  const pages = await db
    .deleteFrom('rh.employee_document_file')
    .where('documentId', 'in', eachOf(documentIds))
    .returning('fileId')
    .execute()
  const { rows: files } = await sql<{ storageKey: string }>`
    delete from kernel.file f
     where f.id in ${eachOf(pages.map(({ fileId }) => fileId))}
       and not exists (select from rh.employee_document_file other where other.file_id = f.id)
    returning f.storage_key`.execute(db)
  for (const id of documentIds) {
    const paper = await db
      .selectFrom('rh.employee_document')
      .select(['id as documentId', 'supersedesId', 'supersededAt'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    await forgetPaper(db, paper)
  }
  return files.map(({ storageKey }) => storageKey)
}
