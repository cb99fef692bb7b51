import { sql } from 'kysely'
import type { Given } from '#kernel/server/answers.ts'
import { atField, notFound, wrongField } from '#kernel/server/errors.ts'
import { fileTypeRefused, type StoredFile } from '#kernel/server/files.ts'
import { requireUnchanged } from '#kernel/server/take-for-change.ts'
import type { InputOf } from '#kernel/shared/call.ts'
import type { PlatformTables } from '#platform/platform-db.ts'
import type { Document } from '../document.model.ts'
import type { documentsCalls } from '../documents.calls.ts'
import { typesOf } from '../upload-type.model.ts'
import { changeDocument, withFreeName } from './change-entry.ts'
import { documentIn } from './documents.queries.ts'
import { uploadTypesIn } from './folders.queries.ts'
import { askForContents } from './read-contents-job.ts'
import { type Knowledge, type Place, reachOpenDocument, reachOpenFolder } from './reach.ts'

type Upload = (typeof documentsCalls)['uploadDocument']
type Uploading = Given<Upload, PlatformTables>
type Sent = InputOf<Upload>
type Kept = StoredFile & { fileId: string }

/**
 * Puts a file into a folder, as a new document or as the next version of one.
 * @throws Refusal 400 on a name that is taken; 404; 409; 415 on a type that the folder does not take
 */
export async function uploadDocument(given: Uploading, known: Knowledge, sent: Sent): Promise<Document> {
  const place = await reachOpenFolder(given, known, sent.folderId, 2)
  const [file] = given.uploads.file as [StoredFile]
  await requireTaken(given, place, file)
  await askForContents(given.db)
  const { documentId } = sent
  if (documentId === undefined) return documentIn(given, place, await addDocument(given, place, file))
  await addVersion(given, known, { ...sent, documentId }, file)
  return documentIn(given, place, documentId)
}

async function requireTaken(given: Uploading, place: Place, { mime, name }: StoredFile) {
  const taken = typesOf(await uploadTypesIn(given, place))
  if (!taken.includes(mime)) throw atField(fileTypeRefused(name), 'file')
}

async function addDocument(given: Uploading, place: Place, file: StoredFile) {
  const { db } = given
  const kept = await keepFile(given, file)
  const { id } = await withFreeName('file', kept.name, () =>
    db
      .insertInto('platform.document')
      .values({ folderId: place.id, name: kept.name, fileId: kept.fileId })
      .returning('id')
      .executeTakeFirstOrThrow(),
  )
  await db.insertInto('platform.document_version').values({ documentId: id, number: 1, fileId: kept.fileId }).execute()
  return id
}

/** A version is of the type of the former ones: another is another document. */
async function addVersion(given: Uploading, known: Knowledge, sent: Sent & { documentId: string }, file: StoredFile) {
  const { db } = given
  const document = await reachOpenDocument(given, known, sent.documentId)
  if (document.folderId !== sent.folderId) throw notFound()
  requireUnchanged(document, sent)
  const { name, mime } = document
  if (mime !== file.mime) throw wrongField('file', 'other_type', 'documents.browser.other-type', { name })
  const { fileId } = await keepFile(given, file)
  await sql`insert into platform.document_version (document_id, number, file_id)
    select document_id, max(number) + 1, ${fileId} from platform.document_version
     where document_id = ${document.id} group by document_id`.execute(db)
  await changeDocument(db, document, 'file', { fileId })
}

async function keepFile({ db, clock, caller }: Uploading, file: StoredFile): Promise<Kept> {
  const { storageKey, name, mime, size, sha256 } = file
  const { id } = await db
    .insertInto('kernel.file')
    .values({
      storageKey,
      name,
      mime,
      size,
      sha256,
      createdBy: caller.userId,
      createdAt: clock.now().toString(),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { ...file, fileId: id }
}
