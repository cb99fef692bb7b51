import { z } from 'zod'
import { idOf } from '#kernel/shared/id-of.ts'
import { languages } from '#kernel/shared/names.ts'
import { asOneLine } from '#kernel/shared/written-text.ts'

/** `sealing`: all have signed, and the file waits for its seal; `failed`: it reaches nobody. */
export const envelopeStates = [
  'draft',
  'sent',
  'partially_signed',
  'sealing',
  'completed',
  'declined',
  'cancelled',
  'expired',
  'failed',
] as const
export type EnvelopeState = (typeof envelopeStates)[number]

/** Where an envelope may go from each state; a trigger refuses all else. */
export const movesOf: Readonly<Record<EnvelopeState, readonly EnvelopeState[]>> = {
  draft: ['sent', 'cancelled'],
  sent: ['partially_signed', 'sealing', 'declined', 'cancelled', 'expired', 'failed'],
  partially_signed: ['sealing', 'declined', 'cancelled', 'expired'],
  sealing: ['completed'],
  failed: ['sent', 'cancelled', 'expired'],
  completed: [],
  declined: [],
  cancelled: [],
  expired: [],
}

/** Ended, and not signed: what may be sent again. */
export const unsignedStates: readonly EnvelopeState[] = ['declined', 'cancelled', 'expired']

/** In which people sign, and are told. */
export const signingStates = ['sent', 'partially_signed'] as const
export const openStates = ['draft', 'sent', 'partially_signed', 'sealing', 'failed'] as const

export const recipientRoles = ['signer', 'approver', 'viewer', 'cc'] as const
export const recipientStatuses = [
  'waiting',
  'notified',
  'opened',
  'signed',
  'declined',
  'undeliverable',
  'cancelled',
  'expired',
] as const
export type RecipientStatus = (typeof recipientStatuses)[number]

export const sealLevels = ['B-B', 'B-T', 'B-LT', 'B-LTA'] as const
export type SealLevel = (typeof sealLevels)[number]

/** How somebody is written to: by a text where he has no mail. */
export const channels = ['mail', 'sms', 'inside'] as const

export const marks = ['typed', 'drawn'] as const

/** Days that a link opens, and that an envelope lives unless said. */
export const daysOfLink = 30
export const daysOfEnvelope = 15
export const mostInBulk = 200
export const mostBytes = 25_000_000
export const mostPages = 200
export const mostDocuments = 10

export type Signer = { id: string; firstname: string; name: string; capacity: string; userId: string | null }

export const reason = z.string().overwrite(asOneLine).min(3).max(500)
export const documentName = z.string().overwrite(asOneLine).min(1).max(200)

/** E.164: `+33612345678`. */
export const phone = z.string().regex(/^\+[1-9]\d{6,14}$/, 'identifiers.phone-invalid')

/** A member signs inside by his account; anybody else by a link in a mail, or in a text where he has no mail. */
export const WishedRecipient = z.strictObject({
  role: z.enum(recipientRoles).default('signer'),
  capacity: z.string().min(1).max(40),
  position: z.int().min(1).max(50).default(1),
  userId: idOf('platform.user').optional(),
  firstname: z.string().overwrite(asOneLine).max(100).optional(),
  name: z.string().overwrite(asOneLine).min(1).max(100).optional(),
  mail: z.email().max(254).optional(),
  /** Where his codes arrive, if the client has a provider of texts. */
  phone: phone.optional(),
  language: z.enum(languages).default('fr'),
})
export type WishedRecipient = z.output<typeof WishedRecipient>

export const mostPeople = 20

/** Somebody of a draft: with the `id` of who is in it already, his places to sign stay. */
export const WishedPerson = WishedRecipient.extend({ id: idOf('platform.recipient').optional() })
export type WishedPerson = z.output<typeof WishedPerson>

/** A generated document, or a PDF that was handed to `esign/upload`. */
export const WishedDocument = z.strictObject({
  documentId: idOf('platform.generated_document').optional(),
  fileId: idOf('kernel.file').optional(),
  name: documentName.optional(),
  optional: z.boolean().default(false),
})

/** Points: as wide and high as documents leave for a signature. */
export const sizeOfPlace = { width: 170, height: 56 } as const
export const mostPlaces = 100
/** As far as a page of the format reaches, in points. */
const alongPage = z.number().min(0).max(14_400)

/** Where somebody's name and the instant are written when the file is sealed: points from the upper left corner. */
export const PlaceToSign = z.strictObject({
  recipientId: idOf('platform.recipient'),
  /** From 1. */
  page: z.int().min(1).max(mostPages),
  x: alongPage,
  y: alongPage,
})
export type PlaceToSign = z.output<typeof PlaceToSign>

export const WishedEnvelope = z.strictObject({
  typeCode: z.string().min(1).max(60),
  companyId: idOf('platform.company').nullable().default(null),
  subject: z.string().overwrite(asOneLine).min(1).max(200),
  message: z.string().max(2000).default(''),
  language: z.enum(languages).default('fr'),
  onBehalfOfId: idOf('platform.user').nullable().default(null),
  documents: z.array(WishedDocument).min(1).max(mostDocuments),
  recipients: z.array(WishedRecipient).min(1).max(mostPeople),
  ordered: z.boolean().default(true),
  expiresAt: z.iso.datetime().optional(),
})
export type WishedEnvelope = z.output<typeof WishedEnvelope>

const Person = z.object({ id: idOf('platform.user'), firstname: z.string(), name: z.string() })

export const EnvelopeRecipient = z.object({
  id: idOf('platform.recipient'),
  userId: idOf('platform.user').nullable(),
  role: z.enum(recipientRoles),
  firstname: z.string(),
  name: z.string(),
  capacity: z.string(),
  position: z.int(),
  channel: z.enum(channels),
  status: z.enum(recipientStatuses),
  /** Of the status. */
  at: z.string().nullable(),
  /** In full to the sender of a draft, else of which only its reader knows the rest; null of a member. */
  address: z.string().nullable(),
  /** His telephone, shown as his address is. */
  phone: z.string().nullable(),
  /** In which he is written to. */
  language: z.enum(languages),
  reason: z.string().nullable(),
})

export const EnvelopeDocument = z.object({
  id: idOf('platform.envelope_document'),
  name: z.string(),
  typeOfDocument: z.string(),
  pages: z.int(),
  optional: z.boolean(),
  declinedAt: z.string().nullable(),
  record: z.object({ kind: z.string(), id: z.uuid(), label: z.string(), address: z.string() }).nullable(),
  /** What the application of the record says of itself (hr-and-workshop, section 7). */
  EmploymentContractDocument: z
    .object({ rowId: z.uuid(), EmploymentContract: z.record(z.string(), z.unknown()) })
    .nullable(),
})

/** An envelope as lists show it (hr-and-workshop, section 7, E-signature envelopes). */
export const Envelope = z.object({
  id: idOf('platform.envelope'),
  number: z.string(),
  state: z.enum(envelopeStates),
  level: z.enum(sealLevels).nullable(),
  applicationId: z.int(),
  typeOfDocument: z.string(),
  typeLabel: z.string(),
  company: z.string().nullable(),
  subject: z.string(),
  /** Whom it waits for, and since when. */
  blockedBy: z
    .object({ recipientId: idOf('platform.recipient'), name: z.string(), since: z.string().nullable() })
    .nullable(),
  sender: Person,
  onBehalfOf: Person.nullable(),
  createdAt: z.string(),
  sentAt: z.string().nullable(),
  expiresAt: z.string(),
  allSignedAt: z.string().nullable(),
  completedAt: z.string().nullable(),
  endedReason: z.string().nullable(),
  recipients: z.array(EnvelopeRecipient),
  Documents: z.array(EnvelopeDocument),
  version: z.int(),
  /** In whose name the reader would sign: himself, or who lets him. */
  signsFor: Person.nullable(),
  can: z.object({
    read: z.boolean(),
    sign: z.boolean(),
    remind: z.boolean(),
    cancel: z.boolean(),
    edit: z.boolean(),
    /** Of a draft that no record has made: another says who signs that one. */
    editPeople: z.boolean(),
    /** Anew, to the same people, of what ended unsigned. */
    sendAgain: z.boolean(),
    download: z.boolean(),
    proof: z.boolean(),
  }),
})
export type Envelope = z.output<typeof Envelope>

export const EnvelopeEvent = z.object({
  number: z.int(),
  at: z.string(),
  kind: z.string(),
  /** Its words in the language of the reader. */
  label: z.string(),
  person: z.string().nullable(),
  address: z.string().nullable(),
  /** SHA-256 in hexadecimal, which holds that of the event before. */
  hash: z.string(),
})

export const EnvelopeInFull = Envelope.extend({
  message: z.string(),
  ordered: z.boolean(),
  language: z.enum(languages),
  /** Where each of its signers signs in which document. */
  places: z.array(PlaceToSign.extend({ documentId: idOf('platform.envelope_document') })),
  events: z.array(EnvelopeEvent),
  /** Whether each event still holds the digest of the one before and its own: computed as it is read. */
  isChainIntact: z.boolean(),
  /** What is accepted by signing, in the language of the reader. */
  consent: z.object({ version: z.string(), text: z.string() }),
})
export type EnvelopeInFull = z.output<typeof EnvelopeInFull>

export const TypeWithWork = z.object({
  id: z.int(),
  code: z.string(),
  label: z.string(),
  applicationId: z.int(),
  toSign: z.int(),
  waiting: z.int(),
})

/** An application with how many open envelopes of it concern the reader. */
export const ApplicationWithWork = z.object({ id: z.int(), name: z.string(), colour: z.string(), count: z.int() })
export type ApplicationWithWork = z.output<typeof ApplicationWithWork>

export const tabs = ['toSign', 'waiting', 'signed', 'ended'] as const
export type Tab = (typeof tabs)[number]
