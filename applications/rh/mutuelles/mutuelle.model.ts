import { z } from 'zod'
import { idOf } from '#kernel/shared/id-of.ts'
import { DocumentOfContract } from '#rh/contracts/contract.model.ts'
import { exemptionReasons } from './exemption.model.ts'

export const mutuellesElement = 'rh/gestion_du_personnel/mutuelles'

/** How a cover is kept; `ended` is told of one whose last day is over. */
export const mutuelleStates = ['draft', 'to_sign', 'active_adhesion', 'active_dispense', 'ended', 'cancelled'] as const
export type MutuelleState = (typeof mutuelleStates)[number]

/** A form sends an empty field for what is not said. */
const reasonOrNone = z
  .union([z.enum(exemptionReasons), z.literal('')])
  .nullable()
  .default(null)
  .transform(reason => reason || null)

/** What is written of a cover, under the brief's names (hr-and-workshop, section 7, Mutuelles). */
export const MutuelleFields = z.strictObject({
  startingDate: z.iso.date(),
  subscribed: z.boolean().default(true),
  exemptionReason: reasonOrNone,
  employeeId: idOf('rh.employee'),
  /** The client in which it is written, which must be the caller's. */
  clientUid: idOf('platform.client').optional(),
  insuranceOrganismId: idOf('rh.insurance_organism').nullable().optional(),
})
export type MutuelleFields = z.output<typeof MutuelleFields>

const Named = z.object({ id: z.string(), name: z.string() })

export const Mutuelle = z.object({
  id: idOf('rh.mutuelle'),
  employeeId: idOf('rh.employee'),
  companyId: idOf('platform.company'),
  /** The contract that it is bound to. */
  contract: z.object({ id: idOf('rh.employment_contract'), number: z.string() }).nullable(),
  organism: Named.nullable(),
  startingDate: z.iso.date(),
  endingDate: z.iso.date().nullable(),
  subscribed: z.boolean(),
  exemptionReason: z.enum(exemptionReasons).nullable(),
  /** The paper of the file that proves it. */
  exemptionDocumentId: idOf('rh.employee_document').nullable(),
  state: z.enum(mutuelleStates),
  documentModelId: idOf('platform.document_model').nullable(),
  joinDocumentModel: z.boolean(),
  document: DocumentOfContract.nullable(),
  /** The copy that was signed by hand. */
  signedCopy: z.object({ fileId: idOf('kernel.file'), name: z.string() }).nullable(),
  signedAt: z.string().nullable(),
  can: z.object({ edit: z.boolean(), delete: z.boolean(), sign: z.boolean() }),
  version: z.int32(),
})
export type Mutuelle = z.output<typeof Mutuelle>

export const eventsOfMutuelles = [
  'created',
  'changed',
  'moved',
  'linked',
  'unlinked',
  'documented',
  'signed',
  'cancelled',
] as const

/** Something that became of a cover, with what it said from then on. */
export const EventOfMutuelle = z.object({
  id: idOf('rh.mutuelle_event'),
  what: z.enum(eventsOfMutuelles),
  subscribed: z.boolean(),
  startingDate: z.iso.date(),
  endingDate: z.iso.date().nullable(),
  at: z.string(),
  by: z.string().nullable(),
})
export type EventOfMutuelle = z.output<typeof EventOfMutuelle>

/** A contract that binds and that no cover is bound to. */
export const UnboundContract = z.object({
  id: idOf('rh.employment_contract'),
  number: z.string(),
  typeOfContract: z.string(),
  hiringDate: z.iso.date(),
  finalDay: z.iso.date().nullable(),
})
export type UnboundContract = z.output<typeof UnboundContract>

/** A line of the list of all covers. */
export const MutuelleRow = z.object({
  id: idOf('rh.mutuelle'),
  employeeId: idOf('rh.employee'),
  firstname: z.string(),
  name: z.string(),
  company: z.string(),
  organism: z.string().nullable(),
  startingDate: z.iso.date(),
  endingDate: z.iso.date().nullable(),
  subscribed: z.boolean(),
  exemptionReason: z.enum(exemptionReasons).nullable(),
  contractNumber: z.string().nullable(),
  state: z.enum(mutuelleStates),
})
export type MutuelleRow = z.output<typeof MutuelleRow>
