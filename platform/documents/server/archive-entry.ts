import type { Given } from '#kernel/server/answers.ts'
import { requireUnchanged } from '#kernel/server/take-for-change.ts'
import type { InputOf } from '#kernel/shared/call.ts'
import type { PlatformTables } from '#platform/platform-db.ts'
import type { Changed } from '../document.model.ts'
import type { documentsCalls } from '../documents.calls.ts'
import { changeDocument, changeFolder } from './change-entry.ts'
import { branchOf, lockFolders, requireNoRoot } from './folder-tree.ts'
import { archivist, folderArchived, type Knowledge, reachDocument, reachFolder } from './reach.ts'

type Archive = (typeof documentsCalls)['archiveEntry']
type Archiving = Given<Archive, PlatformTables>
type Entry = InputOf<Archive>

/** Puts a folder or a document into the archives, or takes it out. @throws Refusal 400, 404, 409 */
export const archiveEntry = (given: Archiving, known: Knowledge, entry: Entry): Promise<Changed> =>
  entry.kind === 'folder' ? archiveFolder(given, known, entry) : archiveDocument(given, known, entry)

async function archiveFolder(given: Archiving, known: Knowledge, entry: Entry) {
  const { db } = given
  await lockFolders(db)
  const folder = await reachFolder(given, known, entry.id, archivist)
  await branchOf(db, folder, archivist)
  requireNoRoot(folder)
  requireUnchanged(folder, entry)
  return changeFolder(db, folder, 'id', archival(given, entry))
}

async function archiveDocument(given: Archiving, known: Knowledge, entry: Entry) {
  const document = await reachDocument(given, known, entry.id, archivist)
  requireUnchanged(document, entry)
  if (!entry.archived && document.folder.isArchived) throw folderArchived()
  return changeDocument(given.db, document, 'id', archival(given, entry))
}

const archival = ({ clock }: Archiving, { archived }: Entry) => ({
  archivedAt: archived ? clock.now().toString() : null,
})
