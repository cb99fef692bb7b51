import { sql } from 'kysely'
import type { Given } from '#kernel/server/answers.ts'
import { notFound, wrongField } from '#kernel/server/errors.ts'
import type { InputOf } from '#kernel/shared/call.ts'
import { keepStanding } from '#rh/employees/employees.server.ts'
import type { RhDb, RhTables } from '#rh/rh-db.ts'
import type { employeeDocumentsCalls } from '../employee-documents.calls.ts'
import { withoutOverlap } from './keep-document.ts'
import { requireFree } from './kept-paper.ts'
import { holderOf } from './paper-scope.ts'
import { showPortrait } from './save-papers.ts'

type Delete = typeof employeeDocumentsCalls.deleteFile
type Sent = InputOf<Delete>

/**
 * Takes a file away, and its paper with the last one; what that paper had replaced holds again.
 * @throws Refusal 400 on a sensitive paper without the right to it, 403, 404, 409 DOCUMENT_KEPT on what the law keeps,
 * 409 DOCUMENT_OVERLAP where what would hold again meets another of which one has at a time
 */
export async function deleteFile(given: Given<Delete, RhTables>, sent: Sent) {
  const { db, files, afterCommit } = given
  const holder = await holderOf(db, given, sent.employeeId, 'delete')
  const file = await fileNamed(db, sent)
  if (file.is_sensitive && !holder.rights.editSensitive)
    throw wrongField('fileType', 'sensitive', 'rh.employee.sensitive-not-writable')
  await requireFree(db, file.document_id)

  await db.updateTable('rh.employee').set({ photo_file_id: null }).where('photo_file_id', '=', file.id).execute()
  await db.deleteFrom('rh.employee_document_file').where('file_id', '=', file.id).execute()
  await db.deleteFrom('kernel.file').where('id', '=', file.id).execute()
  if (file.pages === 1) await forgetPaper(db, file)
  if (holder.photo_file_id === file.id) await showPortrait(db, holder.id, await portraitLeft(db, holder.id))
  await keepStanding(db, [holder.id], holder.today)
  afterCommit(() => files.remove(file.storage_key))
}

async function fileNamed(db: RhDb, { employeeId, fileType, fileName, documentId }: Sent) {
  const file = await db
    .selectFrom('rh.employee_document as d')
    .innerJoin('rh.document_kind as k', 'k.code', 'd.kind_code')
    .innerJoin('rh.employee_document_file as p', 'p.document_id', 'd.id')
    .innerJoin('kernel.file as f', 'f.id', 'p.file_id')
    .select([
      'f.id',
      'f.storage_key',
      'd.id as document_id',
      'd.supersedes_id',
      'd.superseded_at',
      'd.kind_code',
      'k.is_sensitive',
    ])
    .select(sql<number>`(select count(*)::int from rh.employee_document_file o where o.document_id = d.id)`.as('pages'))
    .where('d.employee_id', '=', employeeId)
    .where('d.kind_code', '=', fileType)
    .where('f.name', '=', fileName.normalize('NFC'))
    .$if(documentId !== undefined, query => query.where('d.id', '=', documentId as string))
    .orderBy(sql`d.superseded_at desc nulls first`)
    .orderBy('d.created_at', 'desc')
    .orderBy('d.id', 'desc')
    .orderBy('f.id')
    .limit(1)
    .executeTakeFirst()
  if (!file) throw notFound()
  return file
}

type Leaving = { document_id: string; supersedes_id: string | null; superseded_at: string | null }

/** The chain of renewals closes over the gap. */
async function forgetPaper(db: RhDb, { document_id: id, supersedes_id: formerId, superseded_at: replacedAt }: Leaving) {
  await db
    .updateTable('rh.employee_document')
    .set({ supersedes_id: formerId })
    .where('supersedes_id', '=', id)
    .execute()
  await db.deleteFrom('rh.employee_document').where('id', '=', id).execute()
  if (formerId && replacedAt === null)
    await withoutOverlap(() =>
      db.updateTable('rh.employee_document').set({ superseded_at: null }).where('id', '=', formerId).execute(),
    )
}

async function portraitLeft(db: RhDb, employeeId: string): Promise<string | null> {
  const left = await db
    .selectFrom('rh.employee_document as d')
    .innerJoin('rh.employee_document_file as p', 'p.document_id', 'd.id')
    .select('p.file_id')
    .where('d.employee_id', '=', employeeId)
    .where('d.kind_code', '=', 'profilePicture')
    .where('d.superseded_at', 'is', null)
    .orderBy('d.created_at', 'desc')
    .orderBy('d.id')
    .limit(1)
    .executeTakeFirst()
  return left?.file_id ?? null
}
