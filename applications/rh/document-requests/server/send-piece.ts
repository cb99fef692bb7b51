import { digestOfKey } from '#kernel/server/key-of-link.ts'
import type { Given } from '#kernel/server/answers.ts'
import { notFound } from '#kernel/server/errors.ts'
import type { FileStore, StoredFile } from '#kernel/server/files.ts'
import { withPictures } from '#kernel/server/pictures.ts'
import type { InputOf } from '#kernel/shared/call.ts'
import { isPicture, mostBytes } from '#rh/employee-documents/paper-file.model.ts'
import { pageShape, requirePaperFiles } from '#rh/employee-documents/employee-documents.server.ts'
import type { RhTables } from '#rh/rh-db.ts'
import type { sentPiecesCalls } from '../sent-pieces.calls.ts'
import { pieceAsked, takePiece } from './piece-asked.queries.ts'

type Send = typeof sentPiecesCalls.sendPiece

/**
 * Takes what somebody sends by his link as one paper that waits to be looked at, and uses the link up. Of two who use it
 * at once one wins. What came lies in nobody's folder until the link has told whose it is; nothing of it stays there.
 * @throws Refusal 404 for any link that is not good, 400, 413, 415
 */
export async function sendPiece(given: Given<Send, RhTables>, { token }: InputOf<Send>) {
  const { withDb, files, clock } = given
  const link = { hash: digestOfKey(token), at: clock.now().toString() }
  const sent = given.uploads.files
  const moved: StoredFile[] = []
  try {
    const asked = await withDb(db => pieceAsked(db, link))
    if (!asked) throw notFound()
    requirePaperFiles(asked.kind, sent)
    const owned: StoredFile[] = []
    for (const file of sent) {
      if (isPicture(file.mime)) owned.push(file)
      else {
        const copy = await moveTo(files, asked.clientId, file)
        moved.push(copy)
        owned.push(copy)
      }
    }
    await withPictures(given, owned, { folder: asked.clientId, drawnAs: pageShape }, async (db, kept) => {
      if (!(await takePiece(db, link, kept))) throw notFound()
    })
  } catch (error) {
    await discard(files, moved)
    throw error
  } finally {
    await discard(files, sent)
  }
}

const moveTo = (files: FileStore, clientId: string, { storageKey, name, mime }: StoredFile) =>
  files.store(clientId, name, files.read(storageKey), { types: [mime], maxBytes: mostBytes })

const discard = (files: FileStore, stored: readonly StoredFile[]) =>
  Promise.all(stored.map(({ storageKey }) => files.remove(storageKey)))
