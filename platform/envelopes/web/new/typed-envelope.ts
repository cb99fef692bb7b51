import { z } from 'zod'
import { businessZone } from '#kernel/shared/business-zone.ts'
import type { SentTo } from '#kernel/shared/call.ts'
import { idOf } from '#kernel/shared/id-of.ts'
import { languages } from '#kernel/shared/names.ts'
import { recipientRoles, WishedEnvelope, WishedRecipient } from '../../envelope.model.ts'
import type { envelopesCalls } from '../../envelopes.calls.ts'
import type { BroughtFile } from './files-to-sign.tsx'

/** As what somebody signs who is no member: by a link. */
export const capacitiesOutside = ['employee', 'legal_guardian', 'partner', 'candidate'] as const

const role = z.enum(recipientRoles)
const Outside = z.strictObject({
  kind: z.literal('outside'),
  role,
  capacity: z.enum(capacitiesOutside),
  firstname: WishedRecipient.shape.firstname.unwrap(),
  name: WishedRecipient.shape.name.unwrap(),
  mail: WishedRecipient.shape.mail.unwrap(),
  language: z.enum(languages),
})
const Inside = z.strictObject({ kind: z.literal('inside'), role, userId: idOf('platform.user') })

/** An envelope as it is typed, beside its files. */
export const TypedEnvelope = z.strictObject({
  typeCode: WishedEnvelope.shape.typeCode,
  companyId: idOf('platform.company'),
  subject: WishedEnvelope.shape.subject,
  people: z
    .array(z.discriminatedUnion('kind', [Outside, Inside]))
    .min(1)
    .max(20),
  /** Each signs in his turn, from the first to the last. */
  ordered: z.boolean(),
  /** Its last day. */
  expiresOn: z.iso.date().optional(),
  message: z.string().max(2000).optional(),
})
export type TypedEnvelope = z.output<typeof TypedEnvelope>

export const blankOutside = {
  kind: 'outside',
  role: 'signer',
  capacity: 'employee',
  firstname: '',
  name: '',
  mail: '',
  language: 'fr',
} as const
export const blankInside = { kind: 'inside', role: 'signer', userId: '' } as const

/** What the call is asked for. */
export function wishOf(
  { people, expiresOn, message = '', ...typed }: TypedEnvelope,
  files: readonly BroughtFile[],
): SentTo<typeof envelopesCalls.createEnvelope> {
  return {
    ...typed,
    message,
    documents: files.map(({ fileId }) => ({ fileId })),
    recipients: people.map(({ kind: _, ...person }, index) => ({
      ...('userId' in person ? { capacity: 'company', ...person } : person),
      position: index + 1,
    })),
    ...(expiresOn && { expiresAt: endOf(expiresOn) }),
  }
}

const endOf = (day: string) =>
  Temporal.PlainDate.from(day).toZonedDateTime({ timeZone: businessZone, plainTime: '23:59' }).toInstant().toString()
