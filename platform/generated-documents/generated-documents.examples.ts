import type { Examples } from '#kernel/testing/examples.ts'
import type { generatedDocumentsCalls } from './generated-documents.calls.ts'

export const generatedDocumentsExamples: Examples<typeof generatedDocumentsCalls> = {
  generatePDFDocument: here => ({
    documentName: 'mot',
    documentModel: here.id('platform.document_model', row => row.published_version !== null),
    sourceObjects: { employee: here.id('rh.employee', row => row.status === 'active') },
  }),
  getGeneratedDocuments: () => ({ applicationId: 8, page: 0, size: 10 }),
  getGeneratedFile: here => ({
    documentId: here.id('platform.generated_document', row => row.created_by === here.userId),
  }),
  deleteFilePreview: here => {
    const own = here.row('platform.generated_document', row => row.created_by === here.userId)
    return { fileId: String(own?.file_id ?? here.id('kernel.file')) }
  },
}
