import { z } from 'zod'
import { manages, reads, writes } from '#kernel/shared/access.ts'
import { calls, nothing } from '#kernel/shared/call.ts'
import { idOf } from '#kernel/shared/id-of.ts'
import { asOneLine } from '#kernel/shared/written-text.ts'
import { endingItems } from '#rh/contract-rules/ending-checklist.model.ts'
import { touchedByStaff as touches } from '#rh/touched-by-staff.model.ts'
import { ContractAttachment, contractsElement, DocumentOfContract } from './contract.model.ts'
import {
  Amendment,
  AmendmentFields,
  ChangeOfConditions,
  ofEdition,
  ElementOfContract,
  elementKinds,
  EndingFields,
  EndingOfContract,
  Suspension,
  SuspensionFields,
  withChecks,
} from './contract-element.model.ts'
import { mostBytes, paperTypes, patienceMs } from './contract-file.model.ts'

const gestion = 'rh/gestionPersonnel'
const kind = z.enum(elementKinds)
/** An element of any of the three kinds. */
const ofAny = idOf('rh.amendment', 'rh.suspension', 'rh.ending_of_contract')

const reading = { method: 'GET', access: reads(contractsElement) } as const
const form = {
  method: 'POST',
  access: writes(contractsElement),
  outside: true,
  patienceMs,
  files: { attachment: { types: paperTypes, maxBytes: mostBytes, optional: true } },
  touches,
} as const
const deleting = { method: 'DELETE', access: manages(contractsElement), touches, answer: nothing } as const

const amendment = z.strictObject({ id: idOf('rh.amendment') })
const suspension = z.strictObject({ id: idOf('rh.suspension') })
const ending = z.strictObject({ id: idOf('rh.ending_of_contract') })
const contractId = idOf('rh.employment_contract')

/** What changes, suspends and ends contracts (hr-and-workshop, section 7, Elements of a contract). */
export const contractElementsCalls = calls('rh/contracts', {
  /** Of all contracts of somebody, the newest first. */
  getElementsOfContracts: {
    ...reading,
    path: 'rh/employees/:employeeId/contractElements',
    input: z.strictObject({ employeeId: idOf('rh.employee') }),
    answer: z.array(ElementOfContract),
  },
  getAmendementById: { ...reading, path: `${gestion}/getAmendementById/:id`, input: amendment, answer: Amendment },
  getSuspensionById: { ...reading, path: `${gestion}/getSuspensionById/:id`, input: suspension, answer: Suspension },
  getEndingOfContractById: {
    ...reading,
    path: `${gestion}/getEndingOfContractById/:id`,
    input: ending,
    answer: EndingOfContract,
  },
  /** 400 NOTHING_CHANGED, ELEMENT_DATE, MAX_DURATION, RENEWALS; 409 TRANSITION_INVALID of a contract that binds nobody. */
  createAmendment: {
    ...form,
    path: `${gestion}/createAmendment`,
    input: AmendmentFields,
    answer: withChecks(Amendment),
  },
  editAmendment: {
    ...form,
    path: `${gestion}/editAmendment`,
    input: AmendmentFields.extend({ id: idOf('rh.amendment'), ...ofEdition }),
    answer: withChecks(Amendment),
  },
  /** 400 ELEMENT_DATE, SUSPENSION_OVERLAP */
  createSuspension: {
    ...form,
    path: `${gestion}/createSuspension`,
    input: SuspensionFields,
    answer: withChecks(Suspension),
  },
  editSuspension: {
    ...form,
    path: `${gestion}/editSuspension`,
    input: SuspensionFields.extend({ id: idOf('rh.suspension'), ...ofEdition }),
    answer: withChecks(Suspension),
  },
  /** 400 ELEMENT_DATE, REASON_NOT_OF_FAMILY; 409 ENDED_ALREADY */
  createEndingOfContract: {
    ...form,
    path: `${gestion}/createEndingOfContract`,
    input: EndingFields,
    answer: withChecks(EndingOfContract),
  },
  editEndingOfContract: {
    ...form,
    path: `${gestion}/editEndingOfContract`,
    input: EndingFields.extend({ id: idOf('rh.ending_of_contract'), ...ofEdition }),
    answer: withChecks(EndingOfContract),
  },
  /** One that is neither signed nor in effect. 409 ELEMENT_KEPT */
  deleteAmendment: { ...deleting, path: `${gestion}/deleteAmendment/:id`, input: amendment },
  deleteSuspension: { ...deleting, path: `${gestion}/deleteSuspension/:id`, input: suspension },
  deleteEndingOfContract: { ...deleting, path: `${gestion}/deleteEndingOfContract/:id`, input: ending },
  /** Takes back what it did and stays readable; an amendment only before its day. 409 ELEMENT_KEPT, TRANSITION_INVALID */
  cancelElementOfContract: {
    method: 'POST',
    path: 'rh/contractElements/:contractElementType/:elementOfContractId/cancel',
    access: manages(contractsElement),
    input: z.strictObject({
      contractElementType: kind,
      elementOfContractId: ofAny,
      reason: z.string().overwrite(asOneLine).min(1).max(500),
      version: z.int32().optional(),
    }),
    touches,
    answer: ElementOfContract,
  },
  /** The copy that both signed by hand signs it, on the day that is said. */
  signElementOnPaper: {
    method: 'POST',
    path: 'rh/contractElements/:contractElementType/:elementOfContractId/signedCopy',
    access: writes(contractsElement),
    outside: true,
    patienceMs,
    input: z.strictObject({
      contractElementType: kind,
      elementOfContractId: ofAny,
      signedOn: z.iso.date().optional(),
      deliveredOn: z.iso.date().optional(),
    }),
    files: { file: { types: paperTypes, maxBytes: mostBytes } },
    touches,
    answer: ContractAttachment,
  },
  /** What an ending asks was done on a day, or was not. */
  tickEndingOfContract: {
    method: 'POST',
    path: 'rh/endingsOfContracts/:id/checklist',
    access: writes(contractsElement),
    input: ending.extend({ item: z.enum(endingItems), doneOn: z.iso.date().nullable() }),
    touches,
    answer: EndingOfContract,
  },
  /** The PDF stays with the element, which is made out from then on. */
  moveElementOfContractToEmployeeFolder: {
    method: 'POST',
    path: `${gestion}/moveElementOfContractToEmployeeFolder`,
    access: writes(contractsElement),
    input: z.strictObject({
      temporaryFilePath: idOf('platform.generated_document'),
      employeeId: idOf('rh.employee'),
      contractId,
      elementOfContractId: ofAny,
      contractElementType: kind,
    }),
    touches,
    answer: z.object({ documentId: idOf('platform.generated_document'), fileId: idOf('kernel.file') }),
  },
  getDocumentForAvenant: {
    ...reading,
    path: `${gestion}/getDocumentForAvenant/:contractId/:amendmentId`,
    input: z.strictObject({ contractId, amendmentId: idOf('rh.amendment') }),
    answer: DocumentOfContract,
  },
  getDocumentForSuspension: {
    ...reading,
    path: `${gestion}/getDocumentForSuspension/:contractId/:suspensionId`,
    input: z.strictObject({ contractId, suspensionId: idOf('rh.suspension') }),
    answer: DocumentOfContract,
  },
  getDocumentForContractEnding: {
    ...reading,
    path: `${gestion}/getDocumentForContractEnding/:contractId/:endingOfContractId`,
    input: z.strictObject({ contractId, endingOfContractId: idOf('rh.ending_of_contract') }),
    answer: DocumentOfContract,
  },
  /** What stood, what will stand and what changes, in words. */
  getConditionsOfAmendment: {
    ...reading,
    path: `${gestion}/getConditionsOfAmendment/:id`,
    input: amendment,
    answer: ChangeOfConditions,
  },
})
