import { sql } from 'kysely'
import type { Given } from '#kernel/server/answers.ts'
import { notFound, wrongField } from '#kernel/server/errors.ts'
import type { InputOf } from '#kernel/shared/call.ts'
import { keepStanding } from '#rh/employees/employees.server.ts'
import type { RhDb, RhTables } from '#rh/rh-db.ts'
import type { employeeDocumentsCalls } from '../employee-documents.calls.ts'
import { forgetPaper } from './forget-papers.ts'
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
  if (file.isSensitive && !holder.rights.editSensitive)
    throw wrongField('fileType', 'sensitive', 'rh.employee.sensitive-not-writable')
  await requireFree(db, file.documentId)

  await db.updateTable('rh.employee').set({ photoFileId: null }).where('photoFileId', '=', file.id).execute()
  await db.deleteFrom('rh.employee_document_file').where('fileId', '=', file.id).execute()
  await db.deleteFrom('kernel.file').where('id', '=', file.id).execute()
  if (file.pages === 1) await forgetPaper(db, file)
  if (holder.photoFileId === file.id) await showPortrait(db, holder.id, await portraitLeft(db, holder.id))
  await keepStanding(db, [holder.id], holder.today)
  afterCommit(() => files.remove(file.storageKey))
}

async function fileNamed(db: RhDb, { employeeId, fileType, fileName, documentId }: Sent) {
  const file = await db
    .selectFrom('rh.employee_document as d')
    .innerJoin('rh.document_kind as k', 'k.code', 'd.kindCode')
    .innerJoin('rh.employee_document_file as p', 'p.documentId', 'd.id')
    .innerJoin('kernel.file as f', 'f.id', 'p.fileId')
    .select([
      'f.id',
      'f.storageKey',
      'd.id as documentId',
      'd.supersedesId',
      'd.supersededAt',
      'd.kindCode',
      'k.isSensitive',
    ])
    .select(sql<number>`(select count(*)::int from rh.employee_document_file o where o.document_id = d.id)`.as('pages'))
    .where('d.employeeId', '=', employeeId)
    .where('d.kindCode', '=', fileType)
    .where('f.name', '=', fileName.normalize('NFC'))
    .$if(documentId !== undefined, query => query.where('d.id', '=', documentId as string))
    .orderBy(sql`d.superseded_at desc nulls first`)
    .orderBy('d.createdAt', 'desc')
    .orderBy('d.id', 'desc')
    .orderBy('f.id')
    .limit(1)
    .executeTakeFirst()
  if (!file) throw notFound()
  return file
}

async function portraitLeft(db: RhDb, employeeId: string): Promise<string | null> {
  const left = await db
    .selectFrom('rh.employee_document as d')
    .innerJoin('rh.employee_document_file as p', 'p.documentId', 'd.id')
    .select('p.fileId')
    .where('d.employeeId', '=', employeeId)
    .where('d.kindCode', '=', 'profilePicture')
    .where('d.supersededAt', 'is', null)
    .orderBy('d.createdAt', 'desc')
    .orderBy('d.id')
    .limit(1)
    .executeTakeFirst()
  return left?.fileId ?? null
}
