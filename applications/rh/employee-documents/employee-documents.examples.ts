import type { Examples, Here } from '#kernel/testing/examples.ts'
import type { employeeDocumentsCalls } from './employee-documents.calls.ts'

/** A file of a paper. */
const file = (here: Here) => {
  const row = here.row('rh.employee_document_file')
  return { documentId: String(row?.document_id ?? here.id('')), fileId: String(row?.file_id ?? here.id('')) }
}

export const employeeDocumentsExamples: Examples<typeof employeeDocumentsCalls> = {
  saveEmployeeFiles: here => ({ employeeId: here.id('rh.employee'), fileType: 'drivingLicence' }),
  deleteFile: here => {
    const { documentId, fileId } = file(here)
    const paper = here.row('rh.employee_document', ({ id }) => id === documentId)
    return {
      employeeId: String(paper?.employee_id ?? here.id('rh.employee')),
      fileType: String(paper?.kind_code ?? 'drivingLicence'),
      fileName: String(here.row('kernel.file', ({ id }) => id === fileId)?.name ?? 'permis.pdf'),
    }
  },
  getEmployeeDocumentFile: file,
  revealEmployeeDocumentFile: file,
}
