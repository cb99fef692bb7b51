import { type CallOptions, fetchFile } from '#kernel/web/api.ts'
import type { EmployeeDocument } from '../employee-document.model.ts'
import { employeeDocumentsCalls } from '../employee-documents.calls.ts'

/** The bytes of a file of a paper: of a sensitive one by the call that writes the look down. */
export const fetchPaperFile = ({ id, isSensitive }: EmployeeDocument, fileId: string, options: CallOptions = {}) =>
  fetchFile(
    isSensitive ? employeeDocumentsCalls.revealEmployeeDocumentFile : employeeDocumentsCalls.getEmployeeDocumentFile,
    { documentId: id, fileId },
    { staysOnPage: true, ...options },
  )
