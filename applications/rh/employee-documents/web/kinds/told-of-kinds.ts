import { documentKindsCalls } from '../../document-kinds.calls.ts'
import { employeeDocumentsCalls } from '../../employee-documents.calls.ts'

/** Answers that a change of kinds makes wrong. */
export const toldOfKinds = [documentKindsCalls.getDocumentKinds, employeeDocumentsCalls.getEmployeeDocuments] as const
