import { z } from 'zod'
import { idOf } from '#kernel/shared/id-of.ts'
import { KeptKind } from '#rh/retention-terms.model.ts'

/** How long a kind of data is kept, and how much of it is there in the reader's companies. */
export const RetentionRule = z.object({
  kind: KeptKind,
  amount: z.int(),
  unit: z.enum(['month', 'day']),
  /** The client decides of it, in the configuration. */
  isSet: z.boolean(),
  law: z.string(),
  /** People, proofs or keys that are kept and will go one day. */
  kept: z.int(),
  /** Of them, those whose time is over: the next night takes them, but for files of the staff. */
  due: z.int(),
  /** When the next of the others goes. */
  nextOn: z.iso.date().nullable(),
})
export type RetentionRule = z.output<typeof RetentionRule>

/** What goes by itself at night; a file of the staff is looked at by a person. */
export const goesByNight = ({ kind }: Pick<RetentionRule, 'kind'>) => kind !== 'employeeFile'

/** Somebody to be emptied, with the day. */
export const RecordToErase = z.object({
  id: idOf('rh.candidate'),
  name: z.string(),
  firstname: z.string(),
  kind: z.enum(['refused', 'pool']),
  dueOn: z.iso.date(),
  applications: z.int(),
  files: z.int(),
})
export type RecordToErase = z.output<typeof RecordToErase>

/** The proof that something was erased, in figures. */
export const Erasure = z.object({
  id: idOf('rh.erasure'),
  kind: KeptKind,
  reason: z.enum(['term', 'request', 'decision']),
  at: z.string(),
  /** Null: the night did it. */
  by: z.string().nullable(),
  people: z.int(),
  rows: z.int(),
  files: z.int(),
})
export type Erasure = z.output<typeof Erasure>

/** What was decided of an application whose person was emptied. */
export const ApplicationProof = z.object({
  id: idOf('rh.application_proof'),
  name: z.string(),
  firstname: z.string(),
  birthdate: z.iso.date().nullable(),
  company: z.string(),
  offer: z.string().nullable(),
  position: z.string().nullable(),
  receivedOn: z.iso.date(),
  outcome: z.enum(['refused', 'withdrawn', 'hired']),
  decidedOn: z.iso.date(),
  refusalReason: z.string().nullable(),
  formVersion: z.int().nullable(),
  keptUntil: z.iso.date(),
})
export type ApplicationProof = z.output<typeof ApplicationProof>

/** What somebody asked of his data and was not given yet. */
export const WaitingRequest = z.object({
  id: idOf('rh.data_request'),
  candidateId: idOf('rh.candidate'),
  name: z.string(),
  firstname: z.string(),
  wish: z.enum(['copy', 'erasure']),
  askedAt: z.string(),
  /** A month, as the law gives (RGPD, article 12.3). */
  until: z.iso.date(),
  /** Open applications, which an erasure takes back. */
  openApplications: z.int(),
  can: z.object({ erase: z.boolean() }),
})
export type WaitingRequest = z.output<typeof WaitingRequest>
