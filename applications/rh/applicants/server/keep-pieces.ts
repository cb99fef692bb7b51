import type { FileStore, StoredFile } from '#kernel/server/files.ts'
import { withPictures } from '#kernel/server/pictures.ts'
import type { SentPiece } from '#rh/candidate-applications/sent-application.model.ts'
import { pageShape } from '#rh/employee-documents/employee-documents.server.ts'
import { isPicture } from '#rh/employee-documents/paper-file.model.ts'
import type { RhDb } from '#rh/rh-db.ts'
import { mostBytes } from '../applicant-rules.model.ts'

/** What came, with what it is: still in nobody's folder. */
export type Piece = Pick<SentPiece, 'fileType' | 'side' | 'documentName'> & { file: StoredFile }

type Keeping = {
  files: FileStore
  afterCommit(work: () => unknown): void
  withDb<Result>(work: (db: RhDb) => Promise<Result>): Promise<Result>
}

/**
 * Gives the transaction the pieces as they lie in the folder of a client, pictures drawn again. Where it answers that it
 * kept none, or refuses, nothing of them stays; nor does anything in nobody's folder, whatever becomes of them.
 * @throws Refusal 413, 415
 */
export async function withPieces<Result extends { isKept: boolean }>(
  keeping: Keeping,
  { clientId, pieces }: { clientId: string; pieces: readonly Piece[] },
  work: (db: RhDb, kept: readonly SentPiece[]) => Promise<Result>,
): Promise<Result> {
  const { files } = keeping
  const sent = pieces.map(({ file }) => file)
  const moved: StoredFile[] = []
  let drawn: readonly StoredFile[] = []
  try {
    const owned: StoredFile[] = []
    for (const file of sent) {
      if (isPicture(file.mime)) owned.push(file)
      else {
        const copy = await moveTo(files, clientId, file)
        moved.push(copy)
        owned.push(copy)
      }
    }
    const result = await withPictures(keeping, owned, { folder: clientId, drawnAs: pageShape }, (db: RhDb, kept) => {
      drawn = kept
      return work(
        db,
        kept.map((file, index) => ({ ...file, ...said(pieces[index]) })),
      )
    })
    if (!result.isKept) await discard(files, drawn)
    return result
  } catch (error) {
    await discard(files, moved)
    throw error
  } finally {
    await discard(files, sent)
  }
}

const said = (piece: Piece | undefined) => ({
  fileType: piece?.fileType ?? 'additionalDocument',
  side: piece?.side ?? null,
  documentName: piece?.documentName ?? null,
})

const moveTo = (files: FileStore, clientId: string, { storageKey, name, mime }: StoredFile) =>
  files.store(clientId, name, files.read(storageKey), { types: [mime], maxBytes: mostBytes })

export const discard = (files: FileStore, stored: readonly StoredFile[]) =>
  Promise.all(stored.map(({ storageKey }) => files.remove(storageKey)))
