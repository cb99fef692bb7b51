import type { ElementCatalogue } from '#platform/applications/applications.server.ts'
import type { RowsOfRoom } from '#platform/audit/audited-words.slot.ts'
import type { DocumentSource } from '#platform/documents/document-source.slot.ts'
import { platformAnswers } from '#platform/platform-db.ts'
import { generatedDocumentsCalls } from './generated-documents.calls.ts'
import { dropFresh, freshFile } from './server/fresh-documents.ts'
import { generateDocument } from './server/generate-document.ts'
import { keepWithRecord, keptFile, pageOfKept } from './server/kept-documents.ts'

export { dropFreshDocumentsJob } from './server/fresh-documents.ts'
export { forgetDocuments } from './server/forget-documents.ts'
export { placeOfFacts } from './server/generate-document.ts'
export { attachDocument } from './server/kept-documents.ts'

/** The lists of the room as the journal of what was taken away calls them. */
export const documentsInJournal: RowsOfRoom = {
  schema: 'platform',
  rows: {},
  called: {
    lists: {
      getGeneratedDocuments: 'generated-documents.kept',
      getGenerationRuns: 'generated-documents.runs',
      getRunItems: 'generated-documents.items',
    },
  },
}

type Knowledge = { sources: readonly DocumentSource[]; catalogue: ElementCatalogue }

export const generatedDocumentsServer = ({ sources, catalogue }: Knowledge) =>
  platformAnswers(generatedDocumentsCalls, {
    generatePDFDocument: (given, { keeps, ...wish }) => {
      const author = { userId: given.caller.userId, clientId: given.caller.clientId as string }
      return generateDocument({ ...given, author, sources }, wish, async (db, documentId) => {
        if (!keeps) return
        const { sourceObjects } = wish
        await keepWithRecord(db, { ...given, catalogue }, { documentId, userId: author.userId, sources, sourceObjects })
      })
    },

    getGeneratedDocuments: (given, asked) => pageOfKept({ ...given, catalogue, sources }, asked),

    getGeneratedFile: async ({ db, files, rights, caller }, { documentId }) => {
      const fresh = await freshFile(db, caller.userId, documentId)
      const { name, storageKey } = fresh ?? (await keptFile({ db, rights, catalogue }, documentId))
      return { name: `${name}.pdf`, bytes: files.read(storageKey) }
    },

    deleteFilePreview: async ({ db, files, caller, afterCommit }, { fileId }) => {
      const storageKey = await dropFresh(db, caller.userId, fileId)
      if (storageKey) afterCommit(() => files.remove(storageKey))
    },
  })
