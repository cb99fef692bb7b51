import { z } from 'zod'
import { manages, reads, writes } from '#kernel/shared/access.ts'
import { calls, file, nothing } from '#kernel/shared/call.ts'
import { idOf } from '#kernel/shared/id-of.ts'
import { deadlines } from '#rh/deadlines-place.model.ts'
import { touchedByStaff } from '#rh/touched-by-staff.model.ts'
import { FilingKind, KindCode } from './document-kind.model.ts'
import {
  documentName,
  EmployeeDocument,
  identificationNumber,
  paperDates,
  permitType,
} from './employee-document.model.ts'
import { allTypes, mostBytes, paperTypes, patienceMs } from './paper-file.model.ts'

const staff = 'rh/gestion_du_personnel/salaries'
const sensitiveData = `${staff}#donnees_sensibles`

/** What is said of a paper when it is brought. */
const aboutPaper = {
  employeeId: idOf('rh.employee'),
  identificationNumber: identificationNumber.optional(),
  startingDate: z.iso.date().optional(),
  expirationDate: z.iso.date().optional(),
  /** The paper that it takes the place of. */
  supersedes: idOf('rh.employee_document').optional(),
}

const side = { types: paperTypes, maxBytes: mostBytes }
const ofFile = z.strictObject({ documentId: idOf('rh.employee_document'), fileId: idOf('kernel.file') })

const touches = touchedByStaff

/** Papers of employees. Pictures are drawn again, so that what a telephone writes beside them is never kept. */
export const employeeDocumentsCalls = calls('rh/employee-documents', {
  /** Every kind that the client uses, with the papers of that person, former ones included, the newest first. */
  getEmployeeDocuments: {
    method: 'GET',
    path: 'rh/employees/:id/documents',
    access: reads(staff, deadlines),
    input: z.strictObject({ id: idOf('rh.employee') }),
    answer: z.array(z.object({ kind: FilingKind, documents: z.array(EmployeeDocument) })),
  },
  /** The front, and the back of a card, as one paper; it takes the place of the card that holds. */
  saveEmployeeIdCard: {
    method: 'POST',
    path: 'rh/gestionPersonnel/saveEmployeeIdCard',
    access: writes(staff),
    outside: true,
    patienceMs,
    input: z.strictObject(aboutPaper),
    files: { file: side, fileBack: { ...side, optional: true } },
    touches,
    answer: EmployeeDocument,
  },
  /** Pages of one paper; of a kind that has neither number nor end, each file is a paper of its own. */
  saveEmployeeFiles: {
    method: 'POST',
    path: 'rh/gestionPersonnel/saveEmployeeFiles',
    access: writes(staff),
    outside: true,
    patienceMs,
    input: z.strictObject({
      ...aboutPaper,
      fileType: KindCode,
      documentName: documentName.optional(),
      permitType: permitType.optional(),
    }),
    files: { files: { types: allTypes, maxBytes: mostBytes, many: true } },
    touches,
    answer: z.array(EmployeeDocument),
  },
  /** Dates that were mistyped; a new paper is a renewal. */
  editDocumentValidityDates: {
    method: 'POST',
    path: 'rh/gestionPersonnel/editDocumentValidityDates',
    access: writes(staff, deadlines),
    input: z.strictObject({ documentId: idOf('rh.employee_document'), ...paperDates, version: z.int32().optional() }),
    touches,
    answer: EmployeeDocument,
  },
  editDocumentIdentificationNumber: {
    method: 'POST',
    path: 'rh/gestionPersonnel/editDocumentIdentificationNumber',
    access: writes(staff, deadlines),
    input: z.strictObject({
      documentId: idOf('rh.employee_document'),
      identificationNumber: identificationNumber.nullable(),
      version: z.int32().optional(),
    }),
    touches,
    answer: EmployeeDocument,
  },
  /** The newest paper of the kind that holds a file of that name goes with its last file; `documentId` says which one. */
  deleteFile: {
    method: 'POST',
    path: 'rh/gestionPersonnel/deleteFile',
    access: manages(staff),
    input: z.strictObject({
      fileName: z.string().min(1).max(255),
      fileType: KindCode,
      employeeId: idOf('rh.employee'),
      documentId: idOf('rh.employee_document').optional(),
    }),
    touches,
    answer: nothing,
  },
  /** The bytes of a file of a paper that is not sensitive. */
  getEmployeeDocumentFile: {
    method: 'GET',
    path: 'rh/employeeDocuments/:documentId/files/:fileId',
    access: reads(staff, deadlines),
    outside: true,
    input: ofFile,
    answer: file(),
  },
  /** The bytes of any file. Who looked, at whose paper and when is written down before they leave. */
  revealEmployeeDocumentFile: {
    method: 'POST',
    path: 'rh/employeeDocuments/:documentId/files/:fileId/reveal',
    access: reads(sensitiveData),
    leavesTrace: true,
    outside: true,
    input: ofFile,
    answer: file(),
  },
  /** The whole number of a paper whose number is masked; the look is written down. */
  revealDocumentNumber: {
    method: 'POST',
    path: 'rh/employeeDocuments/:documentId/reveal',
    access: reads(sensitiveData),
    leavesTrace: true,
    input: z.strictObject({ documentId: idOf('rh.employee_document') }),
    answer: z.object({ value: z.string() }),
  },
  /** The portrait of the file. `file` says which one is meant to whoever keeps it. */
  getEmployeePhoto: {
    method: 'GET',
    path: 'rh/employees/:id/photo',
    access: reads(staff),
    input: z.strictObject({ id: idOf('rh.employee'), file: idOf('kernel.file').optional() }),
    answer: file('image/jpeg'),
  },
})
