import { z } from 'zod'
import { manages, reads, writes } from '#kernel/shared/access.ts'
import { calls, file, nothing } from '#kernel/shared/call.ts'
import { idOf } from '#kernel/shared/id-of.ts'
import { choice, type List } from '#kernel/shared/list.ts'
import { listOf } from '#kernel/shared/list-of.ts'
import { documentName } from '#rh/employee-documents/employee-document.model.ts'
import { allTypes, mostBytes, paperTypes, patienceMs } from '#rh/employee-documents/paper-file.model.ts'
import { spokenLanguages } from '#rh/employees/employee.model.ts'
import {
  AsEmployee,
  availableWithin,
  Candidate,
  CandidateFile,
  candidateFileTypes,
  CandidateRow,
  candidates,
  DataRequest,
  DayRange,
  FoundCandidate,
  keptInPool,
  knownAs,
  sides,
} from './candidate.model.ts'
import { candidateAddress, candidateFields } from './candidate-form.model.ts'
import { touchedByRecruitment as touches } from '#rh/touched-by-recruitment.model.ts'

const reading = { method: 'GET', access: reads(candidates) } as const
const writing = { method: 'POST', access: writes(candidates), touches } as const
const ofCandidate = z.strictObject({ candidateId: idOf('rh.candidate') })

const candidatesByName = {
  sorts: ['name'],
  comparedSorts: ['createdAt', 'city'],
  isSearched: true,
  filters: {
    available: choice(availableWithin),
    language: choice(spokenLanguages),
    employee: choice(knownAs),
    pool: choice(keptInPool),
  },
} as const satisfies List

const upload = (types: readonly string[] = paperTypes) =>
  ({
    ...writing,
    outside: true,
    patienceMs,
    files: { file: { types, maxBytes: mostBytes } },
    answer: CandidateFile,
  }) as const

/** People who ask for a job (hr-and-workshop, section 7, Recruitment). */
export const candidatesCalls = calls('rh/candidates', {
  /** The first twenty in whose name, mail or phone every typed word stands. */
  searchCandidate: {
    ...reading,
    path: 'rh/gestionRecrutement/searchCandidate/:q',
    input: z.strictObject({ q: z.string().trim().min(2).max(100) }),
    answer: z.array(FoundCandidate),
  },
  /** The first two thousand by name. */
  getCandidates: { ...reading, path: 'rh/gestionRecrutement/getCandidates', answer: z.array(FoundCandidate) },
  getPaginatedCandidates: {
    ...reading,
    path: 'rh/gestionRecrutement/getPaginatedCandidates/:page/:size/:search?',
    ...listOf(CandidateRow, candidatesByName),
  },
  getCandidateById: {
    ...reading,
    path: 'rh/gestionRecrutement/getCandidateById/:id',
    input: z.strictObject({ id: idOf('rh.candidate') }),
    answer: Candidate,
  },
  getCandidateByMail: {
    ...reading,
    path: 'rh/gestionRecrutement/getCandidateByMail/:mail',
    input: z.strictObject({ mail: z.string().trim().toLowerCase().min(3).max(254) }),
    answer: Candidate,
  },
  isCandidateCurrentEmployee: {
    ...reading,
    path: 'rh/gestionRecrutement/isCandidateCurrentEmployee/:candidateId',
    input: ofCandidate,
    answer: AsEmployee,
  },
  isCandidateFormerEmployee: {
    ...reading,
    path: 'rh/gestionRecrutement/isCandidateFormerEmployee/:candidateId',
    input: ofCandidate,
    answer: AsEmployee,
  },
  /** Only the fields that are sent change. 409 VERSION_CONFLICT; 400 where another candidate has the mail. */
  editCandidate: {
    ...writing,
    path: 'rh/gestionRecrutement/editCandidate',
    input: z.strictObject({
      candidate: candidateFields.partial().extend({ id: idOf('rh.candidate'), version: z.int32().optional() }),
      candidateAddress: candidateAddress.partial().optional(),
    }),
    answer: Candidate,
  },
  /** Empties the person and removes his files. 409 CANDIDATE_KEPT of who has a living application or is an employee. */
  deleteCandidate: {
    method: 'POST',
    path: 'rh/gestionRecrutement/deleteCandidate',
    access: manages(candidates),
    touches,
    input: ofCandidate,
    answer: nothing,
  },
  /** All ranges at once; those that touch come back as one. */
  updateCandidateAvailability: {
    ...writing,
    path: 'rh/gestionRecrutement/updateCandidateAvailability',
    input: ofCandidate.extend({ selection: z.array(DayRange).max(50) }),
    answer: z.array(z.object({ start: z.iso.date(), end: z.iso.date() })),
  },
  uploadResume: { ...upload(allTypes), path: 'rh/gestionRecrutement/uploadResume', input: ofCandidate },
  uploadIdCard: {
    ...upload(),
    path: 'rh/gestionRecrutement/uploadIdCard',
    input: ofCandidate.extend({ side: z.enum(sides).default('front') }),
  },
  uploadCarteVitale: { ...upload(), path: 'rh/gestionRecrutement/uploadCarteVitale', input: ofCandidate },
  uploadCandidatePicture: {
    ...upload(paperTypes.filter(type => type !== 'application/pdf')),
    path: 'rh/gestionRecrutement/uploadProfilePicture',
    input: ofCandidate,
  },
  uploadAdditionalDocument: {
    ...upload(),
    path: 'rh/gestionRecrutement/uploadAdditionalDocument',
    input: ofCandidate.extend({ documentName: documentName.optional() }),
  },
  uploadRib: { ...upload(), path: 'rh/gestionRecrutement/uploadRib', input: ofCandidate },
  uploadWorkPermit: { ...upload(), path: 'rh/gestionRecrutement/uploadWorkPermit', input: ofCandidate },
  uploadParentalPermission: { ...upload(), path: 'rh/gestionRecrutement/uploadParentalPermission', input: ofCandidate },
  uploadMutuelleExemption: { ...upload(), path: 'rh/gestionRecrutement/uploadMutuelleExemption', input: ofCandidate },
  /** 409 DOCUMENT_KEPT of an accepted piece of somebody who was retained. */
  deleteCandidateFile: {
    ...writing,
    path: 'rh/gestionRecrutement/deleteFile',
    input: ofCandidate.extend({ fileName: z.string().min(1).max(255), fileType: z.enum(candidateFileTypes) }),
    answer: nothing,
  },
  /** What he asked of his data by the link of his application, the last first. */
  getDataRequests: {
    ...reading,
    path: 'rh/candidates/:candidateId/dataRequests',
    input: ofCandidate,
    answer: z.array(DataRequest),
  },
  /**
   * All that is kept of him, to hand to him: his right of access and to take his data along (RGPD, articles 15 and 20).
   * What he asked for a copy of counts as answered.
   */
  exportCandidate: {
    method: 'GET',
    path: 'rh/candidates/:candidateId/export',
    access: manages(candidates),
    leavesTrace: true,
    patienceMs: 300_000,
    input: ofCandidate,
    answer: file('application/zip'),
  },
  getCandidateFile: {
    ...reading,
    path: 'rh/candidates/:candidateId/files/:id',
    outside: true,
    input: ofCandidate.extend({ id: idOf('rh.candidate_file') }),
    answer: file(),
  },
  /** Takes what the last form says otherwise into the file. */
  acceptDifference: {
    ...writing,
    path: 'rh/candidates/:candidateId/acceptDifference',
    input: ofCandidate.extend({ field: z.string().min(1).max(40), accept: z.boolean() }),
    answer: Candidate,
  },
})
