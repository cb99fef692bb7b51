import { z } from 'zod'
import { idOf } from '#kernel/shared/id-of.ts'

export const serviceKinds = [
  'esign',
  'erp',
  'payroll',
  'dpae',
  'sms',
  'smtp',
  'timestamp',
  'identity',
  'authority',
] as const
export const ServiceKind = z.enum(serviceKinds)
export type ServiceKind = (typeof serviceKinds)[number]

/** Those whose certificates are believed: of a time-stamp, and of a seal. */
export const hasAnchors = (kind: ServiceKind) => kind === 'timestamp' || kind === 'authority'

/** An authority of certificates is believed by the whole installation: no client is connected to it. */
export const connectedKinds = serviceKinds.filter(kind => kind !== 'authority')

/** `on` that no longer answers its test is `failing`: only a test says so. */
export const serviceStates = ['off', 'simulated', 'on', 'failing'] as const
export const ServiceState = z.enum(serviceStates)
export type ServiceState = (typeof serviceStates)[number]

/** A name or an address of the network, with its port where it is not the usual one: `smtp.exemple.fr:587`. */
const Host = z
  .string()
  .trim()
  .toLowerCase()
  .max(253)
  .regex(/^([a-z0-9-]+(\.[a-z0-9-]+)*|\[[0-9a-f:.]+\])(:\d{1,5})?$/, 'providers.service.host-form')

/** One certificate in PEM; what it holds is judged by the server. */
const Anchor = z
  .string()
  .trim()
  .max(20_000)
  .regex(/^-----BEGIN CERTIFICATE-----[\s\S]+-----END CERTIFICATE-----$/, 'providers.service.anchor-form')

const catalogue = {
  kind: ServiceKind,
  name: z.string().trim().min(1).max(80),
  hosts: z.array(Host).min(1).max(20),
  /** Those that are kept, where they are left out. */
  anchors: z.array(Anchor).max(20).optional(),
}

/** A third party that clients may be connected to, as the installation knows it. */
export const ExternalService = z.object({
  id: z.int(),
  kind: ServiceKind,
  name: z.string(),
  hosts: z.array(z.string()),
  /** Whose certificates are believed of a time-stamp server or an authority, in PEM. */
  anchors: z.array(z.string()),
  archived: z.boolean(),
  version: z.int32(),
})
export type ExternalService = z.output<typeof ExternalService>

export const NewService = z.strictObject(catalogue)
export type NewService = z.output<typeof NewService>
export const EditedService = z.strictObject({ ...catalogue, archived: z.boolean(), version: z.int32().optional() })
export type EditedService = z.output<typeof EditedService>

export const ClientOfService = z.object({ id: idOf('platform.client'), name: z.string(), state: ServiceState })
export type ClientOfService = z.output<typeof ClientOfService>

/** Secrets are written and never read: `hasSecret` says that one is kept. */
export const ServiceSettings = z.object({
  address: z.string().nullable(),
  account: z.string().nullable(),
  hasSecret: z.boolean(),
})

/** A third party as one client uses it. */
export const ServiceOfClient = z.object({
  serviceId: z.int32(),
  kind: ServiceKind,
  label: z.string(),
  /** Where its address may lead. */
  hosts: z.array(z.string()),
  state: ServiceState,
  settings: ServiceSettings,
  testedAt: z.string().nullable(),
  /** What the last test found, in the reader's language. */
  message: z.string().nullable(),
  failingSince: z.string().nullable(),
  version: z.int32(),
  can: z.object({ edit: z.boolean() }),
})
export type ServiceOfClient = z.output<typeof ServiceOfClient>

const address = z.url({ protocol: /^(https?|smtps?)$/, error: 'providers.settings.address-form' }).max(500)

/** A blank address or account is none; without `secret` the one that is kept stays, for the host that it was given for. */
export const TypedSettings = z.strictObject({
  address: address.nullable(),
  account: z.string().trim().max(200).nullable(),
  secret: z.string().min(1).max(4_000).optional(),
})
export type TypedSettings = z.output<typeof TypedSettings>

export const EditedServiceOfClient = z.strictObject({
  serviceId: z.int32().min(1),
  state: ServiceState,
  /** Those that are kept, where they are left out. */
  settings: TypedSettings.optional(),
  version: z.int32().optional(),
})
export type EditedServiceOfClient = z.output<typeof EditedServiceOfClient>

export const outcomes = ['answered', 'simulated', 'refused', 'unreachable', 'silent', 'forbidden', 'strange'] as const
export type Outcome = (typeof outcomes)[number]

export const isGood = (outcome: Outcome) => outcome === 'answered' || outcome === 'simulated'

export const TestedService = z.object({ ok: z.boolean(), message: z.string(), ms: z.int() })
