import { z } from 'zod'
import { idOf } from '#kernel/shared/id-of.ts'
import { Company } from '#platform/companies/company.model.ts'
import { mailAddress, personName, unlessBlank } from '#platform/identifiers/identifier.model.ts'
import { siren, siret } from '#platform/identifiers/company-number.model.ts'
import { Registration } from './registration.model.ts'
import { Slug } from './slug.model.ts'

/** A client as anybody may know it. */
export const PublicClient = z.object({ id: idOf('platform.client'), name: z.string(), logo: z.string().nullable() })

export const clientStatuses = ['active', 'inactive'] as const
export const ClientStatus = z.enum(clientStatuses)
export type ClientStatus = z.output<typeof ClientStatus>

/** How far the client lets the platform's people in when they come to help. */
export const SupportLevel = z.enum(['none', 'read', 'write'])
export type SupportLevel = z.output<typeof SupportLevel>

/** A client of the caller, and how he stands in it. */
export const OwnClient = PublicClient.extend({
  readOnly: z.boolean(),
  status: ClientStatus,
  isAdministrator: z.boolean(),
  /** Of its first company. */
  city: z.string().nullable(),
  lastVisitAt: z.string().nullable(),
})
export type OwnClient = z.output<typeof OwnClient>

export const NamedClient = PublicClient.extend({
  readOnly: z.boolean(),
  status: ClientStatus,
  supportAccess: SupportLevel,
})
export type NamedClient = z.output<typeof NamedClient>

const ClientFigures = z.object({
  applications: z.int(),
  companies: z.int(),
  /** Members who may work there today. */
  users: z.int(),
  /** When somebody last came to work there. */
  lastActivityAt: z.string().nullable(),
})
export type ClientFigures = z.output<typeof ClientFigures>

export const ClientRow = NamedClient.extend(ClientFigures.shape)
export type ClientRow = z.output<typeof ClientRow>

/** The figures are for super administrators alone: a developer reads names. */
export const KnownClient = NamedClient.extend(ClientFigures.partial().shape)
export type KnownClient = z.output<typeof KnownClient>

export const ClientAdmin = z.object({
  id: idOf('platform.user'),
  firstname: z.string(),
  name: z.string(),
  mail: z.string(),
  jobtitle: z.string().nullable(),
  /** Invited until he has come for the first time. */
  state: z.enum(['invited', 'active', 'inactive']),
  lastSeenAt: z.string().nullable(),
})
export type ClientAdmin = z.output<typeof ClientAdmin>

/** All that is known of a client; secrets of its third parties apart. */
export const Client = NamedClient.extend({
  slug: z.string(),
  /** Former public addresses, which still lead to it. */
  aliases: z.array(z.string()),
  mfaRequired: z.boolean(),
  allowsRightDelegation: z.boolean(),
  createdAt: z.string(),
  /** Where its rows and its files lie. */
  database: z.string(),
  folder: z.string(),
  users: z.int(),
  companies: z.array(Company),
  admins: z.array(ClientAdmin),
  /** Whom the first invitation waits to be sent to. */
  invites: z.string().nullable(),
  /** How many elements of each application are open to it. */
  applications: z.array(z.object({ applicationId: z.int32(), elements: z.int(), open: z.int() })),
  registration: Registration.nullable(),
  version: z.int32(),
})
export type Client = z.output<typeof Client>

const name = z.string({ error: 'clients.refusal.name' }).trim().min(1, { error: 'clients.refusal.name' }).max(120)

/** The first of a client's administrators: he is invited once the client stands. */
export const FirstAdmin = z.strictObject({
  firstname: personName,
  name: personName,
  mail: mailAddress,
  jobtitle: unlessBlank(z.string().trim().max(80)),
})
export type FirstAdmin = z.output<typeof FirstAdmin>

export const FirstCompany = z.strictObject({ name, siren: unlessBlank(siren), siret: unlessBlank(siret) })

export const NewClient = z.strictObject({
  name,
  slug: Slug,
  /** Ids; every element of these is opened as far as it goes. */
  applications: z.array(z.int().min(1)).min(1, { error: 'clients.refusal.applications' }).max(100),
  company: FirstCompany,
  admin: FirstAdmin,
})
export type NewClient = z.output<typeof NewClient>

export const ClientEdition = { name, slug: Slug }

export const clientEventKinds = [
  'created',
  'edited',
  'logo',
  'activated',
  'deactivated',
  'readOnly',
  'writable',
  'security',
  'registration',
] as const
export type ClientEventKind = (typeof clientEventKinds)[number]

/** What was done to the client itself, by whom. */
export const ClientEvent = z.object({
  id: idOf('platform.client_event'),
  at: z.string(),
  actor: z.string(),
  what: z.enum(clientEventKinds),
  /** What changed, from what to what; no name of a person. */
  detail: z.record(z.string(), z.string()),
})
export type ClientEvent = z.output<typeof ClientEvent>
