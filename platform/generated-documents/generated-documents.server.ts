import { notFound } from '#kernel/server/errors.ts'
import type { DocumentSource, Drawing } from '#platform/documents/document-source.slot.ts'
import { catalogueOfType } from '#platform/documents/document-types.server.ts'
import { platformAnswers } from '#platform/platform-db.ts'
import { generatedDocumentsCalls } from './generated-documents.calls.ts'
import { dropFresh, freshFile } from './server/fresh-documents.ts'
import { generateDocument, previewText } from './server/generate-document.ts'

export { dropFreshDocumentsJob } from './server/fresh-documents.ts'

export const generatedDocumentsServer = (sources: readonly DocumentSource[]) =>
  platformAnswers(generatedDocumentsCalls, {
    generatePDFDocument: (given, wish) => generateDocument(given, sources, wish),

    previewText: (given, wish) => previewText(given, sources, wish),

    getSamples: async (given, { typeId, object, search }) => {
      const { objects } = await catalogueOfType(given.db, given.language, typeId)
      const source = sources.find(({ key }) => key === objects.get(object)?.source)
      if (!source) throw notFound()
      return [...((await source.find?.(given as unknown as Drawing<never>, search)) ?? [])]
    },

    getGeneratedFile: async ({ db, files, caller }, { documentId }) => {
      const { name, storageKey } = await freshFile(db, caller.userId, documentId)
      return { name: `${name}.pdf`, bytes: files.read(storageKey) }
    },

    deleteFilePreview: async ({ db, files, caller, afterCommit }, { fileId }) => {
      const storageKey = await dropFresh(db, caller.userId, fileId)
      if (storageKey) afterCommit(() => files.remove(storageKey))
    },
  })
