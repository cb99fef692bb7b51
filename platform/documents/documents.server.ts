import { platformAnswers } from '#platform/platform-db.ts'
import { documentsCalls } from './documents.calls.ts'
import { archiveEntry } from './server/archive-entry.ts'
import { createFolder } from './server/create-folder.ts'
import { pageOfDocuments, storedFile, versionsOf } from './server/documents.queries.ts'
import { foldersSeen } from './server/folders.queries.ts'
import { moveEntry } from './server/move-entry.ts'
import { type Knowledge, reachDocument, reachFolder } from './server/reach.ts'
import { renameEntry } from './server/rename-entry.ts'
import { rowsOfDocument } from './server/rows-of-document.ts'
import { uploadDocument } from './server/upload-document.ts'

export { readContentsJob } from './server/read-contents-job.ts'
export { foundDocuments } from './server/found-documents.ts'
export { entriesInJournal, filesInJournal } from './server/named-entries.ts'

export const documentsServer = (known: Knowledge) =>
  platformAnswers(documentsCalls, {
    getFolders: (given, asked) => foldersSeen(given, known, asked),

    getDocuments: async (given, { folderId, ...asked }) =>
      pageOfDocuments(given, await reachFolder(given, known, folderId, 1), asked),

    uploadDocument: (given, sent) => uploadDocument(given, known, sent),

    createFolder: (given, folder) => createFolder(given, known, folder),

    moveEntry: (given, entry) => moveEntry(given, known, entry),

    renameEntry: (given, entry) => renameEntry(given, known, entry),

    archiveEntry: (given, entry) => archiveEntry(given, known, entry),

    getDocumentFile: async ({ withDb, files, rights }, { id, number }) => {
      const { storageKey, ...file } = await withDb(async db => {
        await reachDocument({ db, rights }, known, id, 1)
        return storedFile(db, id, number)
      })
      return { ...file, bytes: files.read(storageKey) }
    },

    getDocumentRows: async ({ withDb, files, rights }, { id, number }) => {
      const file = await withDb(async db => {
        await reachDocument({ db, rights }, known, id, 1)
        return storedFile(db, id, number)
      })
      return rowsOfDocument(files, file)
    },

    getDocumentVersions: async (given, { id }) => {
      await reachDocument(given, known, id, 1)
      return versionsOf(given.db, id)
    },
  })
