import { z } from 'zod'
import { hourOfDay } from '#kernel/shared/hour-of-day.ts'
import { idOf } from '#kernel/shared/id-of.ts'
import { asOneLine, asSeveralLines } from '#kernel/shared/written-text.ts'
import { envelopeStates } from '#platform/envelopes/envelope.model.ts'
import { families } from '#rh/contract-terms/contract-family.model.ts'
import { euros } from '#rh/contract-terms/coefficient.model.ts'
import { readingLanguages } from '#rh/contract-terms/type-of-contract.model.ts'
import { findingLevels } from '#rh/contract-rules/finding.model.ts'
import { declarationStates } from '#rh/dpae/dpae.model.ts'
import { dpaeClocks } from '#rh/dpae/hiring-clock.model.ts'
import { DeclaredDpae } from '#rh/positions/dpae-configuration.model.ts'

export const contractsElement = 'rh/gestion_du_personnel/contrats'
export const retroactiveElement = `${contractsElement}#retroactif`
export const exceptionElement = `${contractsElement}#derogation`
export const sendingElement = `${contractsElement}#envoi`
export const signatureElement = `${contractsElement}#signature`

export const contractStates = [
  'draft',
  'generated',
  'sent',
  'partially_signed',
  'signed',
  'declined',
  'expired',
  'cancelled',
] as const
export type ContractState = (typeof contractStates)[number]

/** What is made out and waits for a signature may be signed on paper. */
export const isSignedOnPaper = (state: ContractState) =>
  ['generated', 'sent', 'partially_signed', 'expired'].includes(state)

type Sendable = { state: ContractState; document: { isOutdated: boolean } | null }

/** What is made out may be sent to be signed, and again once its envelope came to nothing. */
export const isToSend = ({ state, document }: Sendable) =>
  ['generated', 'declined', 'expired'].includes(state) && document !== null && !document.isOutdated

/** Where a contract that binds stands on a day. */
export const timeStates = ['upcoming', 'running', 'suspended', 'ended'] as const
export type TimeState = (typeof timeStates)[number]

/** Named as its id, or as an object that has it. */
const related = (table: string) => z.union([idOf(table), z.object({ id: idOf(table) }).transform(({ id }) => id)])

const oneLine = (most: number) =>
  z
    .string()
    .overwrite(asOneLine)
    .max(most)
    .nullable()
    .default(null)
    .transform(typed => typed || null)
const severalLines = (most: number) =>
  z
    .string()
    .overwrite(asSeveralLines)
    .max(most)
    .nullable()
    .default(null)
    .transform(typed => typed || null)

export const RuleOverride = z.strictObject({
  rule: z.string().max(10),
  reason: z.string().overwrite(asOneLine).min(1).max(500),
})
export type RuleOverride = z.output<typeof RuleOverride>

/** What is written in a contract, under the brief's names (hr-and-workshop, section 3, contract draft). */
export const ContractFields = z.strictObject({
  hiringDate: z.iso.date().nullable().default(null),
  hiringTime: z.string().regex(hourOfDay).default('08:00'),
  trialPeriodDate: z.iso.date().nullable().default(null),
  endOfContractDate: z.iso.date().nullable().default(null),
  minimumDurationDays: z.int().min(1).max(3_660).nullable().default(null),
  enableAdaptedSalary: z.boolean().default(false),
  adaptedSalary: euros.nullable().default(null),
  position: related('rh.position'),
  typeOfContract: related('rh.type_of_contract'),
  coefficient: related('rh.coefficient').nullable().default(null),
  workTime: related('rh.work_time').nullable().default(null),
  salary: related('rh.salary').nullable().default(null),
  documentModel: related('platform.document_model').nullable().default(null),
  mutuelleDocumentModel: related('platform.document_model').nullable().default(null),
  hiringMonthlyGrossSalary: z.number().positive().max(999_999).nullable().default(null),
  site: related('rh.site'),
  unit: related('rh.unit').nullable().default(null),
  subunit: related('rh.subunit').nullable().default(null),
  reasonCode: z
    .string()
    .regex(/^\d{2}$/)
    .nullable()
    .default(null),
  reasonText: severalLines(500),
  replacedEmployeeId: idOf('rh.employee').nullable().default(null),
  replacedPerson: oneLine(120),
  replacedQualification: oneLine(120),
  hasSixMonthsPractice: z.boolean().default(false),
  readingLanguage: z.enum(readingLanguages).nullable().default(null),
  retroactiveReason: severalLines(500),
  ruleOverrides: z.array(RuleOverride).max(30).default([]),
})
export type ContractFields = z.output<typeof ContractFields>

/** What a rule says of a contract, in words (design of contract rules, 1). */
export const Check = z.object({
  rule: z.string(),
  level: z.enum(findingLevels),
  code: z.string(),
  /** The field of the contract that it speaks of. */
  field: z.string(),
  message: z.string(),
  /** Whether the reader may pass it, with a reason. */
  mayPass: z.boolean(),
})
export type Check = z.output<typeof Check>

const Named = z.object({ id: z.string(), name: z.string() })

/** The steps by which a contract is saved, and what became of each (hr-and-workshop, section 4). */
export const savingSteps = ['saveContract', 'generatePdf', 'storeFile', 'updateContact'] as const
export type SavingStep = (typeof savingSteps)[number]
export const stepStates = ['pending', 'failed', 'completed', 'incompleted'] as const
export type StepState = (typeof stepStates)[number]
const Saving = z.object(
  Object.fromEntries(savingSteps.map(step => [step, z.enum(stepStates)])) as Record<
    SavingStep,
    z.ZodEnum<{ [State in StepState]: State }>
  >,
)
export type Saving = z.output<typeof Saving>

export const attachmentKinds = ['attachment', 'signedCopy'] as const
export const ContractAttachment = z.object({
  id: idOf('rh.contract_attachment'),
  kind: z.enum(attachmentKinds),
  name: z.string(),
  fileName: z.string(),
  fileId: idOf('kernel.file'),
  addedAt: z.string(),
})
export type ContractAttachment = z.output<typeof ContractAttachment>

export const DocumentOfContract = z.object({
  documentId: idOf('platform.generated_document'),
  fileId: idOf('kernel.file'),
  name: z.string(),
  pages: z.int(),
  sha256: z.string(),
  /** The contract was changed since it was made. */
  isOutdated: z.boolean(),
  /** Whether the reader may open its file: not where it prints a pay that he may not see. */
  isReadable: z.boolean(),
})
export type DocumentOfContract = z.output<typeof DocumentOfContract>

/** The last envelope that a document was sent in, and whom it waits for. */
export const EnvelopeOfContract = z.object({
  id: idOf('platform.envelope'),
  state: z.enum(envelopeStates),
  expiresAt: z.string(),
  blockedBy: z.object({ name: z.string(), since: z.string().nullable() }).nullable(),
})
export type EnvelopeOfContract = z.output<typeof EnvelopeOfContract>

const overridden = z.object({
  rule: z.string(),
  reason: z.string(),
  by: z.string().nullable(),
  at: z.string(),
})

/** A contract as its readers see it. What tells somebody's pay is absent for whoever may not see it. */
export const Contract = z.object({
  id: idOf('rh.employment_contract'),
  number: z.string(),
  employeeId: idOf('rh.employee'),
  companyId: idOf('platform.company'),
  company: z.string(),
  state: z.enum(contractStates),
  /** Null of one that binds nobody. */
  timeState: z.enum(timeStates).nullable(),
  family: z.enum(families),
  typeOfContract: Named,
  position: Named,
  site: Named.nullable(),
  unit: Named.nullable(),
  subunit: Named.nullable(),
  workTime: Named.extend({ weeklyHours: z.number().nullable() }).nullable(),
  coefficient: Named.nullable().optional(),
  salary: Named.extend({ unit: z.enum(['hourly', 'monthly']), amount: z.number() })
    .nullable()
    .optional(),
  enableAdaptedSalary: z.boolean().optional(),
  adaptedSalary: z.number().nullable().optional(),
  hiringMonthlyGrossSalary: z.number().nullable().optional(),
  hiringDate: z.iso.date(),
  hiringTime: z.string(),
  endOfContractDate: z.iso.date().nullable(),
  minimumDurationDays: z.int().nullable(),
  /** The last day, however it came: by its term, by its law or by an ending. */
  finalDay: z.iso.date().nullable(),
  trialPeriodDate: z.iso.date().nullable(),
  reasonCode: z.string().nullable(),
  reasonText: z.string().nullable(),
  replacedEmployeeId: idOf('rh.employee').nullable(),
  replacedPerson: z.string().nullable(),
  replacedQualification: z.string().nullable(),
  hasSixMonthsPractice: z.boolean(),
  readingLanguage: z.enum(readingLanguages).nullable(),
  retroactiveReason: z.string().nullable(),
  ruleOverrides: z.array(overridden),
  documentModel: idOf('platform.document_model').nullable(),
  joinDocumentModel: z.boolean(),
  mutuelleDocumentModel: idOf('platform.document_model').nullable(),
  joinMutuelleDocumentModel: z.boolean(),
  document: DocumentOfContract.nullable(),
  envelope: EnvelopeOfContract.nullable(),
  saving: Saving,
  signedAt: z.string().nullable(),
  deliveredAt: z.string().nullable(),
  cancelReason: z.string().nullable(),
  /** Its declaration before hiring. */
  dpae: z.object({
    state: z.enum(declarationStates),
    clock: z.enum(dpaeClocks),
    opensAt: z.string(),
    startsAt: z.string(),
    receiptNumber: z.string().nullable(),
    acceptedAt: z.string().nullable(),
  }),
  can: z.object({
    edit: z.boolean(),
    delete: z.boolean(),
    cancel: z.boolean(),
    sign: z.boolean(),
    /** It is made out, and nobody has been asked to sign it yet. */
    send: z.boolean(),
    /** It binds: it is amended, suspended and ended. */
    change: z.boolean(),
  }),
  version: z.int32(),
})
export type Contract = z.output<typeof Contract>

export const ContractInFull = Contract.extend({
  employee: z.object({ id: idOf('rh.employee'), firstname: z.string(), name: z.string() }),
  dpaeConfiguration: DeclaredDpae.nullable(),
  attachment: z.array(ContractAttachment),
  checks: z.array(Check),
})
export type ContractInFull = z.output<typeof ContractInFull>

/** A line of the list of all contracts. */
export const missingOfContracts = ['signature', 'delivery', 'document', 'elements', 'dpae'] as const
export const ContractRow = z.object({
  id: idOf('rh.employment_contract'),
  number: z.string(),
  employeeId: idOf('rh.employee'),
  firstname: z.string(),
  name: z.string(),
  company: z.string(),
  typeOfContract: z.string(),
  family: z.enum(families),
  position: z.string(),
  site: z.string().nullable(),
  hiringDate: z.iso.date(),
  finalDay: z.iso.date().nullable(),
  trialPeriodDate: z.iso.date().nullable(),
  state: z.enum(contractStates),
  timeState: z.enum(timeStates).nullable(),
  missing: z.array(z.enum(missingOfContracts)),
  dpae: Contract.shape.dpae,
})
export type ContractRow = z.output<typeof ContractRow>

export const cancelReasons = ['neverCame', 'employerWithdrew', 'employeeWithdrew', 'mistake'] as const
export type CancelReason = (typeof cancelReasons)[number]
