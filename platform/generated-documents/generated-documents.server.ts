import type { DocumentSource } from '#platform/documents/document-source.slot.ts'
import { platformAnswers } from '#platform/platform-db.ts'
import { generatedDocumentsCalls } from './generated-documents.calls.ts'
import { dropFresh, freshFile } from './server/fresh-documents.ts'
import { generateDocument } from './server/generate-document.ts'

export { dropFreshDocumentsJob } from './server/fresh-documents.ts'
export { placeOfFacts } from './server/generate-document.ts'

export const generatedDocumentsServer = (sources: readonly DocumentSource[]) =>
  platformAnswers(generatedDocumentsCalls, {
    generatePDFDocument: (given, wish) => generateDocument(given, sources, wish),

    getGeneratedFile: async ({ db, files, caller }, { documentId }) => {
      const { name, storageKey } = await freshFile(db, caller.userId, documentId)
      return { name: `${name}.pdf`, bytes: files.read(storageKey) }
    },

    deleteFilePreview: async ({ db, files, caller, afterCommit }, { fileId }) => {
      const storageKey = await dropFresh(db, caller.userId, fileId)
      if (storageKey) afterCommit(() => files.remove(storageKey))
    },
  })
