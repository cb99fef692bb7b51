import { z } from 'zod'
import { manages, reads, writes } from '#kernel/shared/access.ts'
import { calls, file, nothing } from '#kernel/shared/call.ts'
import { idOf } from '#kernel/shared/id-of.ts'
import { choice, idIn, type List } from '#kernel/shared/list.ts'
import { day, listOf } from '#kernel/shared/list-of.ts'
import { asOneLine } from '#kernel/shared/written-text.ts'
import { families } from '#rh/contract-terms/contract-family.model.ts'
import { DpaeConfiguration } from '#rh/positions/dpae-configuration.model.ts'
import { touchedByStaff as touches } from '#rh/touched-by-staff.model.ts'
import {
  attachmentKinds,
  cancelReasons,
  Check,
  Contract,
  ContractAttachment,
  ContractFields,
  ContractInFull,
  ContractRow,
  contractsElement,
  contractStates,
  DocumentOfContract,
  missingOfContracts,
  timeStates,
} from './contract.model.ts'
import { mostBytes, paperTypes, patienceMs } from './contract-file.model.ts'

const employee = z.union([idOf('rh.employee'), z.object({ id: idOf('rh.employee') }).transform(({ id }) => id)])
const ofContract = z.strictObject({ id: idOf('rh.employment_contract') })

const beingTyped = ContractFields.partial({ position: true, typeOfContract: true, site: true })

const saved = {
  employee,
  /** Refused when it is missing, by a sentence of its own (rule 11). */
  dpaeConfiguration: DpaeConfiguration.optional(),
  joinDocumentModel: z.boolean().default(false),
  joinMutuelleDocumentModel: z.boolean().default(false),
}

const contractsByHiring = {
  sorts: ['hiringDate'],
  comparedSorts: ['name', 'finalDay', 'trialPeriodDate', 'position', 'state'],
  isUsuallyDownwards: true,
  isSearched: true,
  tabs: 'time',
  filters: {
    time: choice(timeStates),
    state: choice(contractStates),
    companyId: idIn('platform.company', { address: 'company' }),
    siteId: idIn('rh.site', { address: 'site' }),
    family: choice(families),
    missing: choice(missingOfContracts),
    endsBefore: day(),
    trialEndsBefore: day(),
    hiredBefore: day(),
    employeeId: idIn('rh.employee', { address: 'employee' }),
  },
} as const satisfies List

/** Contracts of employees (hr-and-workshop, section 7, Contracts). */
export const contractsCalls = calls('rh/contracts', {
  /** Newest first. */
  getEmploymentContractsOfEmployee: {
    method: 'GET',
    path: 'rh/gestionPersonnel/getEmploymentContractsOfEmployee/:id',
    access: reads(contractsElement),
    input: z.strictObject({ id: idOf('rh.employee') }),
    answer: z.array(Contract),
  },
  getEmploymentContractById: {
    method: 'GET',
    path: 'rh/gestionPersonnel/getEmploymentContractById/:contractId/:employeeId',
    access: reads(contractsElement),
    input: z.strictObject({ contractId: idOf('rh.employment_contract'), employeeId: idOf('rh.employee') }),
    answer: ContractInFull,
  },
  /** What the rules say of a contract before it is saved; nothing is written. */
  checkContractDraft: {
    method: 'POST',
    path: 'rh/gestionPersonnel/checkContractDraft',
    access: reads(contractsElement),
    input: z.strictObject({
      contract: beingTyped.extend({ id: idOf('rh.employment_contract').optional() }),
      employee,
      dpaeConfiguration: DpaeConfiguration.optional(),
    }),
    answer: z.array(Check),
  },
  /** The same of one contract for each of many people: those of whom nothing is said are left out. */
  checkContractsOfMany: {
    method: 'POST',
    path: 'rh/contracts/checkMany',
    access: reads(contractsElement),
    patienceMs: 60_000,
    input: z.strictObject({
      contract: beingTyped,
      employees: z.array(idOf('rh.employee')).min(1).max(200),
      dpaeConfiguration: DpaeConfiguration.optional(),
    }),
    answer: z.array(z.object({ employeeId: idOf('rh.employee'), checks: z.array(Check) })),
  },
  /** 400 DPAE_CONFIG_REQUIRED without its declaration; 400 with each rule that stands in the way. */
  createEmploymentContract: {
    method: 'POST',
    path: 'rh/gestionPersonnel/createEmploymentContract',
    access: writes(contractsElement),
    input: z.strictObject({ ...saved, contract: ContractFields }),
    touches,
    answer: z.object({ contract: ContractInFull, checks: z.array(Check) }),
  },
  /** Before its first day it is a draft again; later it changes by an amendment. 409 TRANSITION_INVALID */
  editEmploymentContract: {
    method: 'POST',
    path: 'rh/gestionPersonnel/editEmploymentContract',
    access: writes(contractsElement),
    input: z.strictObject({
      ...saved,
      contract: ContractFields.extend({ id: idOf('rh.employment_contract'), version: z.int32().optional() }),
    }),
    touches,
    answer: z.object({ contract: ContractInFull, checks: z.array(Check) }),
  },
  /** One that binds nobody yet. 409 CONTRACT_KEPT of one that is signed or has begun. */
  deleteContract: {
    method: 'POST',
    path: 'rh/gestionPersonnel/deleteContract',
    access: manages(contractsElement),
    input: z.strictObject({
      contractId: idOf('rh.employment_contract'),
      employeeId: idOf('rh.employee'),
      /** The element of the application from which it is asked. */
      elementId: z.int().optional(),
    }),
    touches,
    answer: nothing,
  },
  /** Before its first day, or of somebody who never came. */
  cancelContract: {
    method: 'POST',
    path: 'rh/contracts/:id/cancel',
    access: manages(contractsElement),
    input: z.strictObject({
      id: idOf('rh.employment_contract'),
      reason: z.enum(cancelReasons),
      version: z.int32().optional(),
    }),
    touches,
    answer: Contract,
  },
  /** A file beside a contract; a signed copy signs it, on the day that is said. */
  uploadContractAttachment: {
    method: 'POST',
    path: 'rh/gestionPersonnel/uploadContractAttachment',
    access: writes(contractsElement),
    outside: true,
    patienceMs,
    input: z.strictObject({
      contractId: idOf('rh.employment_contract'),
      kind: z.enum(attachmentKinds).default('attachment'),
      name: z.string().overwrite(asOneLine).max(120).default(''),
      signedOn: z.iso.date().optional(),
      deliveredOn: z.iso.date().optional(),
    }),
    files: { file: { types: paperTypes, maxBytes: mostBytes } },
    touches,
    answer: ContractAttachment,
  },
  getContractAttachment: {
    method: 'GET',
    path: 'rh/contracts/:contractId/attachments/:id',
    access: reads(contractsElement),
    input: z.strictObject({ contractId: idOf('rh.employment_contract'), id: idOf('rh.contract_attachment') }),
    answer: file(),
  },
  /** The PDF stays with the contract, which is made out from then on. */
  moveContractToEmployeeFolder: {
    method: 'POST',
    path: 'rh/gestionPersonnel/moveContractToEmployeeFolder',
    access: writes(contractsElement),
    input: z.strictObject({
      /** The id of a generated document: no path of the server is ever told. */
      temporaryFilePath: idOf('platform.generated_document'),
      employeeId: idOf('rh.employee'),
      contractId: idOf('rh.employment_contract'),
    }),
    touches,
    answer: z.object({ documentId: idOf('platform.generated_document'), fileId: idOf('kernel.file') }),
  },
  getDocumentForContract: {
    method: 'GET',
    path: 'rh/gestionPersonnel/getDocumentForContract/:id',
    access: reads(contractsElement),
    input: ofContract,
    answer: DocumentOfContract,
  },
  getContracts: {
    method: 'GET',
    path: 'rh/contracts/list/:page/:size/:search?',
    access: reads(contractsElement),
    ...listOf(ContractRow, contractsByHiring),
  },
})
