import { z } from 'zod'
import { idOf } from '#kernel/shared/id-of.ts'

/** `entra` is Microsoft's: one tenant, whose people are known by their sign-in name. */
export const ProviderPreset = z.enum(['oidc', 'entra'])

/** The word in addresses: `azure`, `val-de-loire`. */
export const ProviderKey = z
  .string()
  .max(60)
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'identity.provider.key-form')

const MailDomain = z
  .string()
  .trim()
  .toLowerCase()
  .max(253)
  .regex(/^[a-z0-9-]+(\.[a-z0-9-]+)+$/, 'identity.provider.domain-form')

const shape = {
  label: z.string().trim().min(1).max(80),
  preset: ProviderPreset,
  /** The client that the provider's people belong to; null for the installation's own. */
  clientId: idOf('platform.client').nullable(),
  /** Where its discovery document is found, as its tokens name it. */
  issuer: z.url({ protocol: /^https?$/ }).max(500),
  /** What it calls Sillon. */
  appId: z.string().trim().min(1).max(200),
  /** Lower case; each leads to one provider. */
  mailDomains: z.array(MailDomain).max(100),
  /** Whether somebody unknown gets an account, without any right, at his first sign-in. */
  createsUsers: z.boolean(),
  active: z.boolean(),
}

/** A company's identity provider (OpenID Connect), without its secret, which is written and never read. */
export const IdentityProvider = z.object({ key: z.string(), ...shape, mailDomains: z.array(z.string()) })
export type IdentityProvider = z.output<typeof IdentityProvider>

/** What a super admin writes; without `secret` the one that is kept stays, for the issuer and the account that it was made with. */
export const IdentityProviderDraft = z.strictObject({
  key: ProviderKey,
  ...shape,
  secret: z.string().min(1).max(1000).optional(),
})
export type IdentityProviderDraft = z.output<typeof IdentityProviderDraft>

/** Microsoft's addresses of one tenant: `common` and its like would let any company of the world in. */
export const isOneTenant = (issuer: string) =>
  /^https:\/\/login\.microsoftonline\.(com|us)\/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}\/v2\.0$/.test(issuer)
