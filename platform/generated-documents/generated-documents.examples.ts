import type { Examples } from '#kernel/testing/examples.ts'
import type { generatedDocumentsCalls } from './generated-documents.calls.ts'

export const generatedDocumentsExamples: Examples<typeof generatedDocumentsCalls> = {
  generatePDFDocument: here => {
    const ofEmployees = new Set(
      here
        .rows('platform.document_model_version')
        .flatMap(({ model_id: id, paths }) =>
          (paths as readonly string[]).some(path => path.startsWith('contract.')) ? [] : [id],
        ),
    )
    const model = here.row(
      'platform.document_model',
      row => row.published_version !== null && row.archived_at === null && ofEmployees.has(row.id),
    )
    const companyIds = (model?.company_ids ?? []) as readonly unknown[]
    const isServed = ({ company_id: companyId }: Readonly<Record<string, unknown>>) =>
      companyIds.length === 0 || companyIds.includes(companyId)
    return {
      documentName: 'mot',
      documentModel: String(model?.id ?? here.id('platform.document_model')),
      sourceObjects: { employee: here.id('rh.employee', row => row.status === 'active' && isServed(row)) },
    }
  },
  getGeneratedDocuments: () => ({ applicationId: 8, page: 0, size: 10 }),
  getGeneratedFile: here => ({
    documentId: here.id('platform.generated_document', row => row.created_by === here.userId),
  }),
  deleteFilePreview: here => {
    const own = here.row('platform.generated_document', row => row.created_by === here.userId)
    return { fileId: String(own?.file_id ?? here.id('kernel.file')) }
  },
}
