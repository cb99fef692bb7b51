import { z } from 'zod'
import { businessZone } from '#kernel/shared/business-zone.ts'
import type { SentTo } from '#kernel/shared/call.ts'
import { idOf } from '#kernel/shared/id-of.ts'
import { languages } from '#kernel/shared/names.ts'
import {
  mostPeople,
  phone,
  recipientRoles,
  WishedEnvelope,
  WishedPerson,
  WishedRecipient,
} from '../../envelope.model.ts'
import type { Envelope } from '../../envelope.model.ts'
import type { envelopesCalls } from '../../envelopes.calls.ts'
import type { BroughtFile } from './files-to-sign.tsx'

/** As what somebody signs who is no member: by a link. */
export const capacitiesOutside = ['employee', 'legal_guardian', 'partner', 'candidate'] as const

/** A field that is left blank says nothing. */
const blankOr = <Field extends z.ZodType<string, string>>(field: Field) =>
  z.union([z.literal('').transform(() => undefined), field]).optional()

const role = z.enum(recipientRoles)
const { id, capacity } = WishedPerson.shape
const reached = {
  /** Blank where a telephone is given instead. */
  mail: blankOr(WishedRecipient.shape.mail.unwrap()),
  phone: blankOr(phone),
}

/** Told beside what else is missing, whatever else is. */
const byMailOrPhone = {
  path: ['mail'],
  error: 'identifiers.mail-invalid',
  when: () => true,
}
const isReached = ({ mail, phone }: { mail?: string | undefined; phone?: string | undefined }) =>
  Boolean(mail) || Boolean(phone)

/** How somebody outside is reached. */
export const Reached = z.strictObject(reached).refine(isReached, byMailOrPhone)
export type Reached = z.output<typeof Reached>

const Outside = z
  .strictObject({
    kind: z.literal('outside'),
    id,
    role,
    capacity,
    firstname: WishedRecipient.shape.firstname.unwrap(),
    name: WishedRecipient.shape.name.unwrap(),
    ...reached,
    language: z.enum(languages),
  })
  .refine(isReached, byMailOrPhone)
const Inside = z.strictObject({
  kind: z.literal('inside'),
  id,
  role,
  capacity: capacity.default('company'),
  userId: idOf('platform.user'),
})

/** Who signs, as it is typed. */
export const TypedPeople = z.strictObject({
  people: z
    .array(z.discriminatedUnion('kind', [Outside, Inside]))
    .min(1)
    .max(mostPeople),
  /** Each signs in his turn, from the first to the last. */
  ordered: z.boolean(),
})
export type TypedPeople = z.output<typeof TypedPeople>

/** An envelope as it is typed, beside its files. */
export const TypedEnvelope = z.strictObject({
  typeCode: WishedEnvelope.shape.typeCode,
  companyId: idOf('platform.company'),
  subject: WishedEnvelope.shape.subject,
  ...TypedPeople.shape,
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
  phone: '',
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
    recipients: inOrder(people),
    ...(expiresOn && { expiresAt: endOf(expiresOn) }),
  }
}

/** Those of the calls: who comes first signs first. */
export const inOrder = (people: TypedPeople['people']) =>
  people.map(({ kind: _, ...person }, index) => ({ ...person, position: index + 1 }))

/** Those of a draft, to be changed. */
export const typedPeople = (recipients: Envelope['recipients']) =>
  recipients.map(({ id, role, capacity, userId, firstname, name, address, phone, language }) =>
    userId === null
      ? {
          kind: 'outside' as const,
          id,
          role,
          capacity,
          firstname,
          name,
          mail: address ?? '',
          phone: phone ?? '',
          language,
        }
      : { kind: 'inside' as const, id, role, capacity, userId },
  )

/** The last minute of a civil day of the trade. */
export const endOf = (day: string) =>
  Temporal.PlainDate.from(day).toZonedDateTime({ timeZone: businessZone, plainTime: '23:59' }).toInstant().toString()
