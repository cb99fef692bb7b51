import type { Given } from '#kernel/server/answers.ts'
import { atField, notFound, Refusal } from '#kernel/server/errors.ts'
import { fileTypeRefused, type StoredFile } from '#kernel/server/files.ts'
import { withPictures } from '#kernel/server/pictures.ts'
import type { FileToSend, InputOf } from '#kernel/shared/call.ts'
import { typesOf } from '#rh/employee-documents/paper-file.model.ts'
import { pageShape } from '#rh/employee-documents/employee-documents.server.ts'
import type { RhDb, RhTables } from '#rh/rh-db.ts'
import type { CandidateFile, CandidateFileType } from '../candidate.model.ts'
import type { candidatesCalls } from '../candidates.calls.ts'
import { filesOf } from './candidate-in-full.queries.ts'
import { candidateScopeOf, candidateToChange, levelOn } from './candidate-scope.ts'

type Calls = typeof candidatesCalls
type Upload = Given<Calls['uploadResume'], RhTables>
type Sent = { candidateId: string; side?: 'front' | 'back'; documentName?: string | undefined }

/** One piece that one has once; what is additional, and each side of a card, stands beside the others. */
const isBeside = (fileType: CandidateFileType) => fileType === 'additionalDocument'

/**
 * Keeps a piece of somebody, in place of the one that he had of the type.
 * @throws Refusal 404; 403; 415 on what the type does not take; 409 DOCUMENT_KEPT where an accepted one stands
 */
export const uploadOf =
  (fileType: CandidateFileType) =>
  ({ uploads, ...given }: Upload, { candidateId, side, documentName }: Sent): Promise<CandidateFile> => {
    const { caller, files, afterCommit } = given
    const refused = uploads.file.find(({ mime }) => !typesOf(fileType).includes(mime))
    if (refused) throw atField(fileTypeRefused(refused.name), 'file')
    const place = { folder: caller.clientId as string, drawnAs: pageShape }
    return withPictures(given, uploads.file, place, async (db: RhDb, [kept]) => {
      const scope = await candidateScopeOf(given)
      await candidateToChange(db, scope, candidateId)
      const former = isBeside(fileType) ? undefined : await pieceOf(db, { candidateId, fileType, side: side ?? null })
      if (former) {
        await forget(db, former)
        afterCommit(() => files.remove(former.storageKey))
      }
      const { storageKey, name, mime, size, sha256 } = kept as StoredFile
      const file = await db
        .insertInto('kernel.file')
        .values({ storageKey, name, mime, size, sha256, createdBy: caller.userId })
        .returning('id')
        .executeTakeFirstOrThrow()
      const { id } = await db
        .insertInto('rh.candidate_file')
        .values({
          candidateId,
          fileType,
          side: side ?? null,
          documentName: documentName ?? null,
          fileId: file.id,
          createdAt: scope.now,
          createdBy: caller.userId,
        })
        .returning('id')
        .executeTakeFirstOrThrow()
      return (await filesOf(db, candidateId)).find(piece => piece.id === id) as CandidateFile
    })
  }

type Piece = { id: string; fileId: string; storageKey: string; state: string }

const pieceOf = (
  db: RhDb,
  {
    candidateId,
    fileType,
    side,
    fileName,
  }: { candidateId: string; fileType: string; side?: string | null; fileName?: string },
): Promise<Piece | undefined> =>
  db
    .selectFrom('rh.candidate_file as p')
    .innerJoin('kernel.file as f', 'f.id', 'p.fileId')
    .select(['p.id', 'p.fileId', 'f.storageKey', 'p.state'])
    .where('p.candidateId', '=', candidateId)
    .where('p.fileType', '=', fileType)
    .$if(side !== undefined, query => query.where('p.side', 'is not distinct from', side as string | null))
    .$if(fileName !== undefined, query => query.where('f.name', '=', fileName as string))
    .orderBy('p.createdAt', 'desc')
    .orderBy('p.id', 'desc')
    .limit(1)
    .executeTakeFirst()

async function forget(db: RhDb, { id, fileId, state }: Piece) {
  if (state === 'accepted') throw new Refusal(409, 'DOCUMENT_KEPT', 'rh.candidate.piece-kept')
  await db.deleteFrom('rh.candidate_file').where('id', '=', id).execute()
  await db.deleteFrom('kernel.file').where('id', '=', fileId).execute()
}

/** @throws Refusal 404; 403; 409 DOCUMENT_KEPT of an accepted piece */
export async function deleteCandidateFile(
  given: Given<Calls['deleteCandidateFile'], RhTables>,
  { candidateId, fileName, fileType }: InputOf<Calls['deleteCandidateFile']>,
) {
  const { db, files, afterCommit } = given
  await candidateToChange(db, await candidateScopeOf(given), candidateId)
  const piece = await pieceOf(db, { candidateId, fileType, fileName: fileName.normalize('NFC') })
  if (!piece) throw notFound()
  await forget(db, piece)
  afterCommit(() => files.remove(piece.storageKey))
}

/** @throws Refusal 404 */
export async function candidateFileBytes(
  given: Given<Calls['getCandidateFile'], RhTables>,
  { candidateId, id }: InputOf<Calls['getCandidateFile']>,
): Promise<FileToSend> {
  const stored = await given.withDb(async db => {
    await levelOn(db, await candidateScopeOf(given), candidateId)
    return db
      .selectFrom('rh.candidate_file as p')
      .innerJoin('kernel.file as f', 'f.id', 'p.fileId')
      .select(['f.name', 'f.mime', 'f.storageKey'])
      .where('p.id', '=', id)
      .where('p.candidateId', '=', candidateId)
      .executeTakeFirst()
  })
  if (!stored) throw notFound()
  return { name: stored.name, type: stored.mime, bytes: given.files.read(stored.storageKey) }
}
