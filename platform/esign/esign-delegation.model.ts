import { z } from 'zod'
import { idOf } from '#kernel/shared/id-of.ts'

export const esignActs = ['send', 'sign'] as const
export type EsignAct = (typeof esignActs)[number]

export const documentTypeId = z.int32().min(1)
const people = z.array(idOf('platform.user')).max(100)

/** What somebody lets others do with documents of a type in his name. A favourite stands in its list. */
export const EsignDelegation = z.object({
  documentTypeId: z.int32(),
  userId: idOf('platform.user'),
  usersCanSendOnBehalfIds: z.array(idOf('platform.user')),
  usersCanSignOnBehalfIds: z.array(idOf('platform.user')),
  favoriteUserForSendingId: idOf('platform.user').nullable(),
  favoriteUserForSigningId: idOf('platform.user').nullable(),
  /** It holds from the first to the second instant; null is without such a bound. */
  startsAt: z.string().nullable(),
  endsAt: z.string().nullable(),
  version: z.int32(),
})
export type EsignDelegation = z.output<typeof EsignDelegation>

export const EditedEsignDelegation = z.strictObject({
  documentTypeId,
  userId: idOf('platform.user'),
  usersCanSendOnBehalfIds: people,
  usersCanSignOnBehalfIds: people,
  favoriteUserForSendingId: idOf('platform.user').nullable().default(null),
  favoriteUserForSigningId: idOf('platform.user').nullable().default(null),
  startsAt: z.iso.datetime().nullable().default(null),
  endsAt: z.iso.datetime().nullable().default(null),
  version: z.int32().optional(),
})
export type EditedEsignDelegation = z.output<typeof EditedEsignDelegation>

const Person = z.object({ id: idOf('platform.user'), firstname: z.string(), name: z.string() })

export const Delegate = Person.extend({ favourite: z.boolean() })
export type Delegate = z.output<typeof Delegate>

export const PossibleDelegate = Person.extend({ jobtitle: z.string().nullable() })
export type PossibleDelegate = z.output<typeof PossibleDelegate>

export const PossibleOwner = PossibleDelegate.extend({ configured: z.boolean() })
export type PossibleOwner = z.output<typeof PossibleOwner>

export const OwnerInBrief = Person.extend({ senders: z.int(), signers: z.int() })
export type OwnerInBrief = z.output<typeof OwnerInBrief>

/** What a person may do himself with documents of the type. */
export const SignableType = z.object({
  id: z.int(),
  code: z.string(),
  label: z.string(),
  canSend: z.boolean(),
  canSign: z.boolean(),
})
export type SignableType = z.output<typeof SignableType>

export const MaySign = z.object({ allowed: z.boolean(), onBehalfOf: z.array(Person) })
