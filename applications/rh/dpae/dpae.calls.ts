import { z } from 'zod'
import { manages, reads, writes } from '#kernel/shared/access.ts'
import { calls, file, nothing, stream } from '#kernel/shared/call.ts'
import { idOf } from '#kernel/shared/id-of.ts'
import { choice, idIn, type List } from '#kernel/shared/list.ts'
import { listOf } from '#kernel/shared/list-of.ts'
import { asOneLine } from '#kernel/shared/written-text.ts'
import { DpaeConfiguration } from '#rh/positions/dpae-configuration.model.ts'
import { touchedByStaff } from '#rh/touched-by-staff.model.ts'
import {
  BulkLine,
  DoableDpae,
  Dpae,
  dpaeElement,
  DpaeError,
  DpaeOfContract,
  DpaeRow,
  dpaeTabs,
  listedStates,
} from './dpae.model.ts'
import { dpaeClocks } from './hiring-clock.model.ts'

const access = writes(dpaeElement)
const touches = [...touchedByStaff]
/** Secrets of accounts are out of reach of the role that speaks for members. */
const speaking = { access, method: 'POST', voice: 'platform', outside: true, patienceMs: 120_000, touches } as const
const gestion = 'rh/gestionPersonnel'

const contractId = idOf('rh.employment_contract')
const employeeId = idOf('rh.employee')
const manyContracts = z.array(contractId).min(1).max(200)
const receiptNumber = z.string().overwrite(asOneLine).min(1).max(40)
/** What was declared, as `createDPAETextFile` told it: only its hash is compared. */
const declaredData = z
  .looseObject({ canonicalHash: z.string().max(64).optional() })
  .nullable()
  .default(null)

const byDeadline = {
  sorts: ['startsAt'],
  comparedSorts: ['name', 'state'],
  isSearched: true,
  tabs: 'tab',
  filters: {
    tab: choice(dpaeTabs),
    state: choice(listedStates),
    clock: choice(dpaeClocks),
    companyId: idIn('platform.company', { address: 'company' }),
  },
} as const satisfies List

/** Declarations made before somebody is hired (hr-and-workshop, section 7, DPAE). The names say MSA; the company's connector decides. */
export const dpaeCalls = calls('rh/dpae', {
  /** Which of both is the employee is told by the rows. */
  isDpaeDoable: {
    method: 'GET',
    path: `${gestion}/isDpaeDoable/:employeeId/:contractId`,
    access: reads(dpaeElement),
    input: z.strictObject({
      employeeId: z.union([employeeId, contractId]),
      contractId: z.union([contractId, employeeId]),
    }),
    answer: DoableDpae,
  },
  completeDPAE: {
    method: 'POST',
    path: `${gestion}/completeDPAE`,
    access,
    input: z.strictObject({ dpaeConfiguration: DpaeConfiguration, contractId }),
    touches,
    answer: DoableDpae,
  },
  createDPAETextFile: {
    method: 'POST',
    path: `${gestion}/createDPAETextFile`,
    access,
    input: z.strictObject({ employeeId, contractId }),
    touches,
    answer: z.object({
      fileId: idOf('rh.dpae_text_file'),
      fileName: z.string(),
      /** The declaration; its number is masked, and pay is left out. */
      data: z.looseObject({ canonicalHash: z.string() }),
      temporaryFilePath: idOf('rh.dpae_text_file'),
    }),
  },
  /** The files of many contracts, one an establishment, with whole numbers: who takes them is written down. 400 DPAE_NOT_DOABLE with who is incomplete. */
  getDpaeTextFiles: {
    method: 'POST',
    path: 'rh/dpae/textFiles',
    access,
    leavesTrace: true,
    input: z.strictObject({ contractIds: manyContracts }),
    answer: file('application/zip'),
  },
  /** The file itself, with the whole number: who takes it is written down. */
  getDpaeTextFile: {
    method: 'GET',
    path: 'rh/dpae/textFiles/:fileId',
    access,
    leavesTrace: true,
    input: z.strictObject({ fileId: idOf('rh.dpae_text_file') }),
    answer: file('text/plain; charset=ISO-8859-1'),
  },
  /** 400 ACCOUNT_MISSING, ACCOUNT_REFUSED, ACCOUNT_LOCKED, CONNECTOR_OFF; 502 ORGANISM_DOWN. */
  connectToMSAWebSite: {
    ...speaking,
    path: `${gestion}/connectToMSAWebSite`,
    input: z.strictObject({ contractId: contractId.optional() }),
    answer: z.object({ token: z.string(), expiresAt: z.string() }),
  },
  /** 409 DPAE_DATA_STALE, DPAE_ALREADY_SENT; 400 DPAE_NOT_DOABLE, DPAE_WINDOW, DPAE_REJECTED; 502 ORGANISM_DOWN. */
  sendDpaeDataToMSAWebSite: {
    ...speaking,
    path: `${gestion}/sendDpaeDataToMSAWebSite`,
    input: z.strictObject({ token: z.string().min(1).max(2_000), data: declaredData, contractId }),
    answer: z.object({ fileId: z.string() }),
  },
  monitorFileStatus: {
    ...speaking,
    path: `${gestion}/monitorFileStatus`,
    input: z.strictObject({ fileId: z.string().min(1).max(60) }),
    answer: z.object({
      status: z.enum(['received', 'processing', 'accepted', 'rejected', 'failed']),
      receiptNumber: z.string().nullable(),
      errors: z.array(DpaeError),
      attempts: z.int(),
      nextPollInSeconds: z.int().nullable(),
    }),
  },
  /** 400 RECEIPT_UNKNOWN of a number that no organism gave, from who may not type one; 400 TESA_REGIME; 409 ALREADY_ACCEPTED. */
  createDPAE: {
    method: 'POST',
    path: `${gestion}/createDPAE`,
    access,
    input: z.strictObject({
      contractId,
      receiptNumber,
      json: z.json().nullable().default(null),
      /** The contract was made by TESA, which is its declaration, its contract and its payslip: the number is its order’s. */
      viaTesa: z.boolean().default(false),
    }),
    touches,
    answer: Dpae,
  },
  createDPAEDocument: {
    ...speaking,
    path: `${gestion}/createDPAEDocument`,
    input: z.strictObject({ contractId, data: declaredData, fileId: z.string().max(60).nullable().default(null) }),
    answer: z.object({ documentId: idOf('rh.dpae'), fileId: idOf('kernel.file'), name: z.string() }),
  },
  getEmployeeDpaes: {
    method: 'GET',
    path: `${gestion}/getEmployeeDpaes/:employeeId`,
    access: reads(dpaeElement),
    input: z.strictObject({ employeeId }),
    answer: z.array(DpaeOfContract),
  },
  /** The declaration stays with the organism. */
  deleteDpae: {
    method: 'DELETE',
    path: `${gestion}/deleteDpae/:id`,
    access: manages(dpaeElement),
    input: z.strictObject({ id: idOf('rh.dpae'), reason: z.string().overwrite(asOneLine).min(1).max(500).optional() }),
    touches,
    answer: nothing,
  },
  /** The summary; its number is whole for who may see it, which is written down. */
  getDpaeSummary: {
    method: 'POST',
    path: 'dpae/summary',
    access: reads(dpaeElement),
    leavesTrace: true,
    input: z.strictObject({ dpaeId: idOf('rh.dpae'), employeeId }),
    answer: file('application/pdf'),
  },
  scheduleDpae: {
    method: 'POST',
    path: 'rh/dpae/schedule',
    access,
    input: z.strictObject({ contractId }),
    touches,
    answer: z.object({ sendAt: z.string() }),
  },
  /** Each step of each contract as it is done; asked again, it goes on where it was. */
  sendDpaesInBulk: {
    ...speaking,
    path: 'rh/dpae/bulk',
    input: z.strictObject({ contractIds: manyContracts, sendAt: z.iso.datetime().optional() }),
    answer: stream(BulkLine),
  },
  getDpaeList: {
    method: 'GET',
    path: 'rh/dpae/list/:page/:size/:search?',
    access: reads(dpaeElement),
    ...listOf(DpaeRow, byDeadline),
  },
})
