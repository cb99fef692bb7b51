import { z } from 'zod'
import { idOf } from '#kernel/shared/id-of.ts'
import type { Language } from '#kernel/shared/names.ts'

/** Who may see candidates. */
export const candidates = 'rh/gestion_du_recrutement/candidats'
export const candidatesPath = '/RH/gestion_du_recrutement/candidats'
export const addressOfCandidate = (candidateId: string) => `${candidatesPath}/${candidateId}`

/** The page of one of his applications. */
export const addressOfApplication = (candidateId: string, applicationId: string) =>
  `/RH/gestion_du_recrutement/gestion_candidatures/entretien/${candidateId}/${applicationId}`

/** Somebody who once asked for a job, as a search names him. */
export const FoundCandidate = z.object({
  id: idOf('rh.candidate'),
  title: z.enum(['mr', 'mrs']).nullable(),
  firstname: z.string(),
  name: z.string(),
  mail: z.string().nullable(),
  cellPhoneNumber: z.string().nullable(),
  birthdate: z.iso.date().nullable(),
  language: z.string(),
  /** His file among the staff, once he has one. */
  employeeId: idOf('rh.employee').nullable(),
})
export type FoundCandidate = z.output<typeof FoundCandidate>

/** Pieces of a candidate: codes of kinds of papers of employees. */
export const candidateFileTypes = [
  'resume',
  'idCard',
  'carteVitale',
  'profilePicture',
  'additionalDocument',
  'rib',
  'workPermit',
  'parentalPermission',
  'mutuelleExemption',
] as const
export type CandidateFileType = (typeof candidateFileTypes)[number]
export const sides = ['front', 'back'] as const

export const CandidateFile = z.object({
  id: idOf('rh.candidate_file'),
  fileType: z.enum(candidateFileTypes),
  side: z.enum(sides).nullable(),
  fileName: z.string(),
  documentName: z.string().nullable(),
  state: z.enum(['received', 'accepted', 'rejected']),
  rejectReason: z.string().nullable(),
  mime: z.string(),
  createdAt: z.string(),
})
export type CandidateFile = z.output<typeof CandidateFile>

/** Days, both included. */
export const DayRange = z
  .strictObject({ start: z.iso.date(), end: z.iso.date() })
  .refine(({ start, end }) => start <= end, { path: ['end'], error: 'rh.candidate.end-before-start' })
export type DayRange = z.output<typeof DayRange>

/** One of his applications, as his file lists it. */
export const ApplicationOfCandidate = z.object({
  id: idOf('rh.candidate_application'),
  status: z.string(),
  receivedAt: z.string(),
  closedAt: z.string().nullable(),
  position: z.string().nullable(),
  company: z.string(),
})

export const Candidate = z.object({
  id: idOf('rh.candidate'),
  title: z.enum(['mr', 'mrs']).nullable(),
  firstname: z.string(),
  name: z.string(),
  maidenName: z.string().nullable(),
  mail: z.string().nullable(),
  cellPhoneNumber: z.string().nullable(),
  birthdate: z.iso.date().nullable(),
  birthCity: z.string().nullable(),
  citizenship: z.string().nullable(),
  candidateAddress: z.object({
    address: z.string().nullable(),
    additionalAddress: z.string().nullable(),
    postCode: z.string().nullable(),
    city: z.string().nullable(),
    country: z.string(),
  }),
  maritalStatus: z.string().nullable(),
  transport: z.string().nullable(),
  lastPosition: z.string().nullable(),
  motivation: z.string().nullable(),
  gloveSize: z.number().nullable(),
  shoeSize: z.number().nullable(),
  language: z.string(),
  /** Whom to call, and who answers for a minor: said by the hiring file alone. */
  emergencyName: z.string().nullable(),
  emergencyPhone: z.string().nullable(),
  guardianName: z.string().nullable(),
  guardianRelation: z.string().nullable(),
  guardianMail: z.string().nullable(),
  guardianPhone: z.string().nullable(),
  source: z.string().nullable(),
  availabilities: z.array(z.object({ start: z.iso.date(), end: z.iso.date() })),
  files: z.array(CandidateFile),
  applications: z.array(ApplicationOfCandidate),
  poolConsentUntil: z.iso.date().nullable(),
  lastContactAt: z.string().nullable(),
  /** Since when mails to him come back. */
  mailFailsSince: z.string().nullable(),
  employeeId: idOf('rh.employee').nullable(),
  /** Where the form that he sent last says something else than his file. */
  differences: z.array(z.object({ field: z.string(), held: z.string().nullable(), said: z.string() })),
  createdAt: z.string(),
  can: z.object({ edit: z.boolean(), delete: z.boolean() }),
  version: z.int32(),
})
export type Candidate = z.output<typeof Candidate>

/** By which the list is narrowed: when somebody can work, what he was here, how long he is kept. */
export const availableWithin = ['now', 'month', 'quarter'] as const
export const knownAs = ['current', 'former', 'never'] as const
export const keptInPool = ['kept', 'ending'] as const

/** A line of the list. */
export const CandidateRow = FoundCandidate.extend({
  city: z.string().nullable(),
  source: z.string().nullable(),
  /** The ranges of the next twelve months, by which his bar is drawn. */
  availabilities: z.array(z.object({ start: z.iso.date(), end: z.iso.date() })),
  /** State of the application that changed last. */
  status: z.string().nullable(),
  applications: z.int(),
  isFormerEmployee: z.boolean(),
  createdAt: z.string(),
})
export type CandidateRow = z.output<typeof CandidateRow>

export const lastContract = z
  .object({ libelle: z.string(), from: z.iso.date(), to: z.iso.date().nullable() })
  .nullable()
export const AsEmployee = z.object({
  result: z.boolean(),
  employeeId: idOf('rh.employee').nullable(),
  lastContract,
})

/** Somebody who looks like the person that is registered: a former employee, or a candidate. */
export const KnownPerson = z.object({
  candidateId: idOf('rh.candidate').nullable(),
  employeeId: idOf('rh.employee').nullable(),
  firstname: z.string(),
  name: z.string(),
  /** What is the same: mail, phone, nameAndBirth. */
  on: z.array(z.string()),
  lastContract,
  currentEmployee: z.boolean(),
})
export type KnownPerson = z.output<typeof KnownPerson>

/** A language in that of the reader: `Roumain`. */
export function languageName(spoken: string, language: Language) {
  const name = new Intl.DisplayNames(language, { type: 'language' }).of(spoken) ?? spoken
  return name.charAt(0).toLocaleUpperCase(language) + name.slice(1)
}

/** What somebody asks of his data; `until` is the last day on which the law lets one answer. */
export const DataRequest = z.object({
  id: idOf('rh.data_request'),
  wish: z.enum(['copy', 'erasure']),
  askedAt: z.string(),
  until: z.string(),
  answeredAt: z.string().nullable(),
})
export type DataRequest = z.output<typeof DataRequest>
