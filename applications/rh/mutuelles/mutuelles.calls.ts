import { z } from 'zod'
import { manages, reads, writes } from '#kernel/shared/access.ts'
import { calls, file, nothing } from '#kernel/shared/call.ts'
import { idOf } from '#kernel/shared/id-of.ts'
import { choice, idIn, type List } from '#kernel/shared/list.ts'
import { listOf } from '#kernel/shared/list-of.ts'
import { DocumentOfContract } from '#rh/contracts/contract.model.ts'
import { mostBytes, paperTypes, patienceMs } from '#rh/employee-documents/paper-file.model.ts'
import {
  EventOfMutuelle,
  Mutuelle,
  MutuelleFields,
  MutuelleRow,
  mutuelleStates,
  mutuellesElement,
  UnboundContract,
} from './mutuelle.model.ts'

const reading = { method: 'GET', access: reads(mutuellesElement) } as const
const touches = ['rh', 'platform/to-do', 'platform/directory', 'platform/generated-documents']
const writing = { access: writes(mutuellesElement), touches, answer: Mutuelle } as const
const proof = { exemptionDocument: { types: paperTypes, maxBytes: mostBytes, optional: true } }

const mutuelle = z.strictObject({ id: idOf('rh.mutuelle') })
const ofEmployee = z.strictObject({ employeeId: idOf('rh.employee') })
const ofBoth = z.strictObject({ mutuelleId: idOf('rh.mutuelle'), employeeId: idOf('rh.employee') })
const contract = z.strictObject({ id: idOf('rh.employment_contract') })
const deleting = {
  method: 'DELETE',
  access: manages(mutuellesElement),
  input: ofBoth,
  touches,
  answer: nothing,
} as const

const mutuellesByStart = {
  sorts: ['startingDate'],
  comparedSorts: ['name', 'endingDate'],
  isUsuallyDownwards: true,
  isSearched: true,
  filters: {
    state: choice(mutuelleStates),
    binding: choice(['bound', 'unbound']),
    companyId: idIn('platform.company', { address: 'company' }),
    organismId: idIn('rh.insurance_organism', { address: 'organism' }),
  },
} as const satisfies List

/** Health cover of employees (hr-and-workshop, section 7, Mutuelles). */
export const mutuellesCalls = calls('rh/mutuelles', {
  /** The older way: a cover that is subscribed from a day on. */
  createMutuelle: {
    method: 'POST',
    path: 'rh/gestionPersonnel/createMutuelle',
    ...writing,
    input: MutuelleFields.pick({ startingDate: true, employeeId: true }),
  },
  deleteMutuelle: { ...deleting, path: 'rh/gestionPersonnel/deleteMutuelle/:mutuelleId/:employeeId' },
  /** 400 MUTUELLE_OVERLAP; 400 EXEMPTION_PROOF where its ground asks a paper that is not there. */
  postMutuelle: {
    method: 'POST',
    path: 'mutuelles',
    ...writing,
    outside: true,
    patienceMs,
    input: MutuelleFields,
    files: proof,
  },
  /** 409 MUTUELLE_KEPT where one that is signed would say something else. */
  putMutuelle: {
    method: 'PUT',
    path: 'mutuelles',
    ...writing,
    outside: true,
    patienceMs,
    input: MutuelleFields.extend({
      id: idOf('rh.mutuelle'),
      /** The paper that proves the ground is named no more. */
      fileHasBeenDeleted: z.boolean().default(false),
      /** The paper that is sent takes the place of the one that proves it. */
      fileHasBeenReplaced: z.boolean().default(false),
      /** False unbinds it from its contract; nothing else binds it than `linkMutuelle`. */
      isBoundToContract: z.boolean().optional(),
      version: z.int32().optional(),
    }),
    files: proof,
  },
  /** 409 MUTUELLE_KEPT of one that is signed. */
  removeMutuelle: { ...deleting, path: 'mutuelles/:mutuelleId/employee/:employeeId' },
  /** Those of somebody that are bound to no contract. */
  getUnassociatedMutuelles: {
    ...reading,
    path: 'mutuelles/unassociated/:employeeId',
    input: ofEmployee,
    answer: z.array(Mutuelle),
  },
  /** Newest first. */
  getMutuellesOfEmployee: {
    ...reading,
    path: 'mutuelles/employee/:employeeId',
    input: ofEmployee,
    answer: z.array(Mutuelle),
  },
  getMutuelleOfContract: {
    ...reading,
    path: 'mutuelles/contract/:id',
    input: contract,
    answer: Mutuelle.nullable(),
  },
  getMutuelleById: { ...reading, path: 'mutuelles/:id', input: mutuelle, answer: Mutuelle },
  /** Newest first. */
  getHistoryOfMutuelle: {
    ...reading,
    path: 'mutuelles/:id/history',
    input: mutuelle,
    answer: z.array(EventOfMutuelle),
  },
  editDatesOfMutuelle: {
    method: 'PATCH',
    path: 'mutuelles/edit/dates',
    ...writing,
    input: z.strictObject({
      insuranceId: idOf('rh.mutuelle'),
      startingDate: z.iso.date(),
      endingDate: z.iso.date().nullable().default(null),
      version: z.int32().optional(),
    }),
  },
  getContractsWithoutMutuelle: {
    ...reading,
    path: 'rh/contracts/unbound/:employeeId',
    input: ofEmployee,
    answer: z.array(UnboundContract),
  },
  /** Binds a cover to a contract within whose days it begins. */
  linkMutuelle: {
    method: 'POST',
    path: 'rh/contracts/insurance/link',
    ...writing,
    input: z.strictObject({
      contractId: idOf('rh.employment_contract'),
      employeeId: idOf('rh.employee'),
      insuranceId: idOf('rh.mutuelle'),
      joinDocumentModel: z.boolean().default(false),
      documentModelId: idOf('platform.document_model').nullable().default(null),
      /** A paper is joined by `signMutuelleOnPaper`: none comes with the link. */
      attachment: z.null().default(null),
      attachmentUpdated: z.boolean().default(false),
    }),
  },
  hasInsurance: {
    ...reading,
    path: 'rh/contracts/:id/hasInsurance',
    input: contract,
    answer: z.object({ hasInsurance: z.boolean(), mutuelleId: idOf('rh.mutuelle').nullable() }),
  },
  getDocumentForMutuelle: {
    ...reading,
    path: 'rh/gestionPersonnel/getDocumentForMutuelle/:id',
    input: mutuelle,
    answer: DocumentOfContract,
  },
  /** The PDF stays with the cover, which waits to be signed from then on. */
  moveMutuelleToEmployeeFolder: {
    method: 'POST',
    path: 'rh/gestionPersonnel/moveMutuelleToEmployeeFolder',
    access: writes(mutuellesElement),
    input: z.strictObject({
      temporaryFilePath: idOf('platform.generated_document'),
      employeeId: idOf('rh.employee'),
      contractId: idOf('rh.employment_contract').nullable().default(null),
      mutuelleId: idOf('rh.mutuelle'),
    }),
    touches,
    answer: z.object({ documentId: idOf('platform.generated_document'), fileId: idOf('kernel.file') }),
  },
  /** The copy that the employee signed by hand: the cover, or the dispense, holds. */
  signMutuelleOnPaper: {
    method: 'POST',
    path: 'mutuelles/:id/signedCopy',
    ...writing,
    outside: true,
    patienceMs,
    input: mutuelle.extend({ signedOn: z.iso.date().optional() }),
    files: { file: { types: paperTypes, maxBytes: mostBytes } },
  },
  getSignedCopyOfMutuelle: { ...reading, path: 'mutuelles/:id/signedCopy', input: mutuelle, answer: file() },
  getMutuelles: {
    ...reading,
    path: 'rh/mutuelles/list/:page/:size/:search?',
    ...listOf(MutuelleRow, mutuellesByStart),
  },
})
