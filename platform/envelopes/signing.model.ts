import { z } from 'zod'
import { bulkLineOf } from '#kernel/shared/bulk-line.ts'
import { idOf } from '#kernel/shared/id-of.ts'
import { languages } from '#kernel/shared/names.ts'
import { envelopeStates, recipientRoles, recipientStatuses } from './envelope.model.ts'

/** Rooms whose answers a signature makes wrong. */
export const touchedBySigning = [
  'platform/to-do',
  'platform/client-home',
  'platform/notifications',
  'platform/generated-documents',
  'rh',
]

const documentId = idOf('platform.envelope_document')
const status = z.enum(recipientStatuses)

/** What has become of one envelope of many. */
export const EnvelopeLine = bulkLineOf(idOf('platform.envelope'))

export const SigningLink = z.object({
  company: z.string(),
  /** What kind of document, in the language of the signer; never its name. */
  kind: z.string(),
  language: z.enum(languages),
  /** Where a code may go, of which only its reader knows the rest; null where none may. */
  mail: z.string().nullable(),
  phone: z.string().nullable(),
  status,
  state: z.enum(envelopeStates),
})
export type SigningLink = z.output<typeof SigningLink>

export const SigningInside = z.object({
  firstname: z.string(),
  name: z.string(),
  capacity: z.string(),
  role: z.enum(recipientRoles),
  status,
  language: z.enum(languages),
  signedAt: z.string().nullable(),
  number: z.string(),
  subject: z.string(),
  message: z.string(),
  state: z.enum(envelopeStates),
  expiresAt: z.string(),
  company: z.string(),
  sender: z.string(),
  consent: z.object({ version: z.string(), text: z.string() }),
  documents: z.array(
    z.object({
      id: documentId,
      name: z.string(),
      pages: z.int(),
      size: z.int(),
      sha256: z.string(),
      optional: z.boolean(),
      isDeclined: z.boolean(),
      isSigned: z.boolean(),
      isRead: z.boolean(),
      isSealed: z.boolean(),
    }),
  ),
})
export type SigningInside = z.output<typeof SigningInside>
