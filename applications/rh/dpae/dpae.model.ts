import { z } from 'zod'
import { idOf } from '#kernel/shared/id-of.ts'
import { medicalFollowUps } from '#rh/positions/medical-follow-up.model.ts'
import { dpaeConnectors } from './connector.model.ts'
import { dpaeClocks } from './hiring-clock.model.ts'

export const dpaeElement = 'rh/gestion_du_personnel/dpae'
export const sensitiveElement = 'rh/gestion_du_personnel/salaries#donnees_sensibles'

/** What is kept of the declaration of a contract. */
export const declarationStates = [
  'to_do',
  'scheduled',
  'in_progress',
  'rejected',
  'accepted',
  'outdated',
  'cancelled',
  'not_needed',
] as const
export type DeclarationState = (typeof declarationStates)[number]

/** The same as it is shown: what is to be done is ready, or lacks something. */
export const dpaeStates = [
  'to_complete',
  'ready',
  'scheduled',
  'in_progress',
  'rejected',
  'accepted',
  'outdated',
  'cancelled',
  'not_needed',
] as const
export type DpaeState = (typeof dpaeStates)[number]

export const reasonCodes = [
  'NOT_GENERATED',
  'NO_CONFIGURATION',
  'IDENTITY_MISSING',
  'BIRTH_MISSING',
  'ADDRESS_MISSING',
  'NIR_KEY',
  'SEX_MISMATCH',
  'BIRTH_MISMATCH',
  'PARENTAL_MISSING',
  'SIRET_INVALID',
  'NAF_MISSING',
  'HEALTH_SERVICE_MISSING',
  'URSSAF_CODE_MISSING',
  'HIRING_TIME_MISSING',
  'END_DATE_MISSING',
  'TRIAL_MISSING',
  'TODE_PERMANENT',
  'TODE_REGIME',
  'TODE_DAYS',
  'DETAILS_MISSING',
  'PERMIT_EXPIRED',
  'TOO_EARLY',
  'ALREADY_ACCEPTED',
  'IN_PROGRESS',
  'NOT_NEEDED',
  'ACCOUNT_MISSING',
] as const
export type ReasonCode = (typeof reasonCodes)[number]

/** Why a declaration cannot leave, and the field that mends it: of the file, the contract, the company or its account. */
export const DpaeReason = z.object({
  code: z.enum(reasonCodes),
  field: z.string(),
  message: z.string(),
  hard: z.boolean(),
})
export type DpaeReason = z.output<typeof DpaeReason>

export const DoableDpae = z.object({
  doable: z.boolean(),
  state: z.enum(dpaeStates),
  clock: z.enum(dpaeClocks),
  window: z.object({ opensAt: z.string(), startsAt: z.string() }),
  followUp: z.enum(medicalFollowUps),
  reasons: z.array(DpaeReason),
})
export type DoableDpae = z.output<typeof DoableDpae>

/** What an organism says against a declaration, in its own words. */
export const DpaeError = z.object({ code: z.string(), field: z.string().nullable(), message: z.string() })
export type DpaeError = z.output<typeof DpaeError>

export const transmissionStates = ['connecting', 'sending', 'submitted', 'accepted', 'rejected', 'failed'] as const
export type TransmissionState = (typeof transmissionStates)[number]

export const DpaeTransmission = z.object({
  id: idOf('rh.dpae_transmission'),
  state: z.enum(transmissionStates),
  startedAt: z.string(),
  sentAt: z.string().nullable(),
  answeredAt: z.string().nullable(),
  fileId: z.string().nullable(),
  receiptNumber: z.string().nullable(),
  errors: z.array(DpaeError),
  nextTryAt: z.string().nullable(),
  isTest: z.boolean(),
})
export type DpaeTransmission = z.output<typeof DpaeTransmission>

export const dpaeOrigins = ['transmitted', 'manual', 'tesa'] as const
export const Dpae = z.object({
  id: idOf('rh.dpae'),
  contractId: idOf('rh.employment_contract'),
  employeeId: idOf('rh.employee'),
  receiptNumber: z.string(),
  origin: z.enum(dpaeOrigins),
  fileId: z.string().nullable(),
  documentFileId: idOf('kernel.file').nullable(),
  acceptedAt: z.string(),
  cancelledAt: z.string().nullable(),
  cancelReason: z.string().nullable(),
})
export type Dpae = z.output<typeof Dpae>

/** The declaration of a contract as the file of its person shows it. */
export const DpaeOfContract = z.object({
  dpaeId: idOf('rh.dpae').nullable(),
  contractId: idOf('rh.employment_contract'),
  employeeId: idOf('rh.employee'),
  contractNumber: z.string(),
  typeOfContract: z.string(),
  company: z.string(),
  hiringDate: z.iso.date(),
  hiringTime: z.string(),
  state: z.enum(dpaeStates),
  clock: z.enum(dpaeClocks),
  opensAt: z.string(),
  startsAt: z.string(),
  sendAt: z.string().nullable(),
  receiptNumber: z.string().nullable(),
  sentAt: z.string().nullable(),
  acceptedAt: z.string().nullable(),
  errors: z.array(DpaeError),
  reasons: z.array(DpaeReason),
  connector: z.enum(dpaeConnectors),
  organism: z.enum(['msa', 'urssaf']),
  account: z.string().nullable(),
  followUp: z.enum(medicalFollowUps),
  /** The boxes that are ticked. */
  risks: z.array(z.string()),
  transmissions: z.array(DpaeTransmission),
  /** Those that no longer hold, the newest first. */
  former: z.array(Dpae),
  can: z.object({
    send: z.boolean(),
    schedule: z.boolean(),
    redo: z.boolean(),
    typeReceipt: z.boolean(),
    complete: z.boolean(),
    remove: z.boolean(),
    takeFile: z.boolean(),
  }),
})
export type DpaeOfContract = z.output<typeof DpaeOfContract>

export const dpaeTabs = ['todo', 'accepted', 'all'] as const
export const listedStates = declarationStates
export const DpaeRow = z.object({
  id: idOf('rh.employment_contract'),
  number: z.string(),
  employeeId: idOf('rh.employee'),
  firstname: z.string(),
  name: z.string(),
  company: z.string(),
  hiringDate: z.iso.date(),
  hiringTime: z.string(),
  opensAt: z.string(),
  startsAt: z.string(),
  clock: z.enum(dpaeClocks),
  state: z.enum(dpaeStates),
  sendAt: z.string().nullable(),
  receiptNumber: z.string().nullable(),
  acceptedAt: z.string().nullable(),
  /** The organism's last word against it. */
  error: z.string().nullable(),
  reasons: z.array(DpaeReason),
})
export type DpaeRow = z.output<typeof DpaeRow>

export const bulkSteps = ['connect', 'send', 'follow', 'record', 'document', 'schedule'] as const
export const BulkLine = z.object({
  id: idOf('rh.employment_contract'),
  step: z.enum(bulkSteps),
  ok: z.boolean(),
  /** Whether nothing more comes of this contract. */
  isLast: z.boolean(),
  error: z.string().nullable(),
})
export type BulkLine = z.output<typeof BulkLine>
