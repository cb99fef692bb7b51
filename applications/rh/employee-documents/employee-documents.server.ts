import { rhAnswers } from '#rh/rh-db.ts'
import { documentKindsCalls } from './document-kinds.calls.ts'
import { employeeDocumentsCalls } from './employee-documents.calls.ts'
import { deleteFile } from './server/delete-file.ts'
import { editDocumentIdentificationNumber, editDocumentValidityDates } from './server/edit-paper.ts'
import { mayWriteKinds, requireWritesKinds } from './server/kind-rights.ts'
import { documentKinds } from './server/kinds.queries.ts'
import { paperBytes, photoOf, revealedBytes, revealedNumber } from './server/paper-bytes.ts'
import { papersByKind } from './server/papers-by-kind.ts'
import { saveEmployeeFiles, saveEmployeeIdCard } from './server/save-papers.ts'
import { createDocumentKind, editDocumentKind } from './server/write-kind.ts'

export { forgetPapers } from './server/forget-papers.ts'
export { keepDocument, requireDates, requireEnd, supersede, withoutOverlap } from './server/keep-document.ts'
export { chosenKind } from './server/kinds.queries.ts'
export { pageShape, requirePaperFiles, showPortrait } from './server/save-papers.ts'
export { addUsualDocumentKinds, hearNewClient, usualDocumentKinds } from './server/usual-document-kinds.ts'

export const employeeDocumentsServer = rhAnswers(employeeDocumentsCalls, {
  getEmployeeDocuments: (given, { id }) => papersByKind(given, id),
  saveEmployeeIdCard,
  saveEmployeeFiles,
  editDocumentValidityDates,
  editDocumentIdentificationNumber,
  deleteFile,
  getEmployeeDocumentFile: paperBytes,
  revealEmployeeDocumentFile: revealedBytes,
  revealDocumentNumber: (given, { documentId }) => revealedNumber(given, documentId),
  getEmployeePhoto: (given, { id }) => photoOf(given, id),
})

export const documentKindsServer = rhAnswers(documentKindsCalls, {
  getDocumentKinds: async (given, { archived }) =>
    documentKinds(given.db, archived === 'true', await mayWriteKinds(given)),
  createDocumentKind: async (given, kind) => {
    await requireWritesKinds(given)
    return createDocumentKind(given.db, kind)
  },
  editDocumentKind: async (given, change) => {
    await requireWritesKinds(given)
    return editDocumentKind(given.db, change, given.clock.now().toString())
  },
})
