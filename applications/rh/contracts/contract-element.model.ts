import { z } from 'zod'
import { idOf } from '#kernel/shared/id-of.ts'
import { asOneLine, asSeveralLines } from '#kernel/shared/written-text.ts'
import { endingItems } from '#rh/contract-rules/ending-checklist.model.ts'
import { euros } from '#rh/contract-terms/coefficient.model.ts'
import {
  Check,
  ContractAttachment,
  contractStates,
  DocumentOfContract,
  RuleOverride,
  EnvelopeOfContract,
} from './contract.model.ts'

/** What changes, suspends or ends a contract, under the brief's names (hr-and-workshop, section 5). */
export const elementKinds = ['amendment', 'suspension', 'endingOfContract'] as const
export type ElementKind = (typeof elementKinds)[number]

const words = (most: number) => z.string().overwrite(asSeveralLines).max(most)
/** A form sends an empty field for a day that is not said. */
const dayOrNone = z
  .union([z.iso.date(), z.literal('')])
  .nullable()
  .default(null)
  .transform(day => day || null)

/** What is written in all three. */
const written = {
  contractId: idOf('rh.employment_contract'),
  comment: words(2_000)
    .nullable()
    .default(null)
    .transform(typed => typed || null),
  documentModelId: idOf('platform.document_model').nullable().default(null),
  joinDocumentModel: z.boolean().default(false),
  /** Of a company that declares through the social insurance of farming: none can be kept yet. */
  msaAccountId: z.null().default(null),
}
/** What an edition says beside it. */
export const ofEdition = {
  version: z.int32().optional(),
  /** The file that was joined gives its place to the one that is sent, or to none. */
  attachmentUpdated: z.boolean().default(false),
}

/** Conditions that an amendment changes; what is null stays as it is. */
export const AmendedConditions = z.strictObject({
  positionId: idOf('rh.position').nullable().default(null),
  workTimeId: idOf('rh.work_time').nullable().default(null),
  coefficientId: idOf('rh.coefficient').nullable().default(null),
  salaryId: idOf('rh.salary').nullable().default(null),
  adaptedSalary: euros.nullable().default(null),
  siteId: idOf('rh.site').nullable().default(null),
  unitId: idOf('rh.unit').nullable().default(null),
  subunitId: idOf('rh.subunit').nullable().default(null),
  trialPeriodDate: z.iso.date().nullable().default(null),
  other: words(2_000)
    .nullable()
    .default(null)
    .transform(typed => typed || null),
})
export type AmendedConditions = z.output<typeof AmendedConditions>

export const AmendmentFields = z.strictObject({
  ...written,
  activationDate: z.iso.date(),
  endOfContractDate: dayOrNone,
  conditions: AmendedConditions.prefault({}),
  reason: z.string().overwrite(asOneLine).min(1).max(500),
  mustEditConditions: z.boolean().default(false),
  mustEditEndOfContractDate: z.boolean().default(false),
  ruleOverrides: z.array(RuleOverride).max(10).default([]),
})
export type AmendmentFields = z.output<typeof AmendmentFields>

/** A code of the monthly declaration, or its label. */
const reason = z.string().overwrite(asOneLine).min(1).max(120)

export const SuspensionFields = z.strictObject({
  ...written,
  startingDate: z.iso.date(),
  endingDate: dayOrNone,
  reason,
})
export type SuspensionFields = z.output<typeof SuspensionFields>

export const EndingFields = z.strictObject({
  ...written,
  endingDate: z.iso.date(),
  reason,
  notificationDate: dayOrNone,
  signatureDate: dayOrNone,
  procedureDate: dayOrNone,
  noticeType: z
    .union([z.string().regex(/^\d{2}$/), z.literal('')])
    .nullable()
    .default(null)
    .transform(code => code || null),
})
export type EndingFields = z.output<typeof EndingFields>

const shared = {
  contractId: idOf('rh.employment_contract'),
  employeeId: idOf('rh.employee'),
  companyId: idOf('platform.company'),
  state: z.enum(contractStates),
  comment: z.string().nullable(),
  documentModelId: idOf('platform.document_model').nullable(),
  joinDocumentModel: z.boolean(),
  document: DocumentOfContract.nullable(),
  attachment: z.array(ContractAttachment),
  signedAt: z.string().nullable(),
  deliveredAt: z.string().nullable(),
  cancelReason: z.string().nullable(),
  /** It binds and its day has come. */
  isEffective: z.boolean(),
  envelope: EnvelopeOfContract.nullable(),
  can: z.object({
    edit: z.boolean(),
    delete: z.boolean(),
    cancel: z.boolean(),
    sign: z.boolean(),
    send: z.boolean(),
  }),
  version: z.int32(),
}

const Named = z.object({ id: z.string(), name: z.string() })
/** A reason of the declaration; its label is null once the list no longer has it. */
const Reason = z.object({ code: z.string(), label: z.string().nullable() })

/** Conditions of work by their names; pay is absent for whoever may not see it. */
export const NamedConditions = z.object({
  position: Named.nullable(),
  workTime: Named.nullable(),
  coefficient: Named.nullable().optional(),
  salary: Named.nullable().optional(),
  adaptedSalary: z.number().nullable().optional(),
  site: Named.nullable(),
  unit: Named.nullable(),
  subunit: Named.nullable(),
  trialPeriodDate: z.iso.date().nullable(),
  endOfContractDate: z.iso.date().nullable(),
  other: z.string().nullable(),
})
export type NamedConditions = z.output<typeof NamedConditions>

export const Amendment = z.object({
  kind: z.literal('amendment'),
  id: idOf('rh.amendment'),
  ...shared,
  activationDate: z.iso.date(),
  endOfContractDate: z.iso.date().nullable(),
  reason: z.string(),
  mustEditConditions: z.boolean(),
  mustEditEndOfContractDate: z.boolean(),
  /** What it changes, by name; what is null stays. */
  conditions: NamedConditions,
})
export type Amendment = z.output<typeof Amendment>

export const Suspension = z.object({
  kind: z.literal('suspension'),
  id: idOf('rh.suspension'),
  ...shared,
  startingDate: z.iso.date(),
  endingDate: z.iso.date().nullable(),
  reason: Reason,
})
export type Suspension = z.output<typeof Suspension>

export const EndingOfContract = z.object({
  kind: z.literal('endingOfContract'),
  id: idOf('rh.ending_of_contract'),
  ...shared,
  endingDate: z.iso.date(),
  reason: Reason,
  notificationDate: z.iso.date().nullable(),
  signatureDate: z.iso.date().nullable(),
  procedureDate: z.iso.date().nullable(),
  noticeType: z.string().nullable(),
  /** What is to be done at the end of a contract, and the day on which each was done. */
  checklist: z.array(z.object({ item: z.enum(endingItems), doneOn: z.iso.date().nullable() })),
})
export type EndingOfContract = z.output<typeof EndingOfContract>

export const ElementOfContract = z.discriminatedUnion('kind', [Amendment, Suspension, EndingOfContract])
export type ElementOfContract = z.output<typeof ElementOfContract>

/** What was written, with what the rules say of it. */
export const withChecks = <Shape extends z.ZodRawShape>(element: z.ZodObject<Shape>) =>
  element.extend({ checks: z.array(Check) })

/** Conditions as an amendment finds and leaves them, and the names of those that it changes. */
export const ChangeOfConditions = z.object({
  before: NamedConditions,
  after: NamedConditions,
  changed: z.array(z.string()),
})
export type ChangeOfConditions = z.output<typeof ChangeOfConditions>
