import { z } from 'zod'
import { open, role, signedInAnywhere } from '#kernel/shared/access.ts'
import { calls, redirect } from '#kernel/shared/call.ts'
import { LoginAnswer } from './identity.model.ts'
import { IdentityProvider, IdentityProviderDraft, ProviderKey, ProviderPreset } from './identity-provider.model.ts'

const auth = { voice: 'auth', duringMaintenance: true, uncounted: true } as const
const navigation = { ...auth, method: 'GET', outside: true, roundTrip: true, answer: redirect } as const
const Button = z.object({ key: z.string(), label: z.string(), preset: ProviderPreset })

/** Sign-in through a company's own identity provider (OpenID Connect). */
export const singleSignOnCalls = calls('platform/identity', {
  /** The providers whose button stands on the sign-in page. */
  getSignInProviders: {
    ...auth,
    method: 'GET',
    path: 'authorization/providers',
    access: open('the sign-in page shows them'),
    answer: z.array(Button),
  },
  /** Leaves for the company's own sign-in; with `reauth` to prove again who sits there, which asks for the password. */
  leaveForProvider: {
    ...navigation,
    path: 'authorization/:provider/start',
    access: open('a person proves to his company who he is before we know it'),
    input: z.strictObject({ provider: ProviderKey, reauth: z.literal('1').optional() }),
  },
  /** Where the company sends the browser back to; it ends on a page of ours, which learns nothing by its address. */
  returnFromProvider: {
    ...navigation,
    path: 'authorization/:provider/callback',
    access: open('the cookie of the round trip and its state say whose it is'),
    input: z.strictObject({
      provider: ProviderKey,
      state: z.string().max(500).optional(),
      code: z.string().max(8_000).optional(),
      iss: z.string().max(500).optional(),
      error: z.string().max(500).optional(),
    }),
  },
  /** What a round trip to the provider has proved, for the browser that made it; 404 for any other. */
  getSignInTransaction: {
    ...auth,
    method: 'GET',
    path: 'authorization/transaction',
    access: open('the cookie of the round trip says whose it is'),
    answer: z.object({ provider: z.string(), mail: z.string() }),
  },
  /** Redeems the verified round trip of this browser and nothing else; the mail must be the one that it proved. */
  loginWithAzure: {
    ...auth,
    method: 'POST',
    path: 'loginWithAzure',
    access: open('the verified round trip of this browser proves who asks'),
    outside: true,
    input: z.strictObject({ mail: z.string().trim().min(1).max(254) }),
    answer: LoginAnswer,
  },
  /** The provider by which the caller signs in, to prove himself there again; null for who has a password here. */
  getOwnIdentityProvider: {
    method: 'GET',
    voice: 'auth',
    path: 'authorization/provider',
    access: signedInAnywhere(),
    answer: z.object({ provider: Button.nullable() }),
  },
  getIdentityProviders: {
    method: 'GET',
    voice: 'auth',
    path: 'authorization/identityProviders',
    access: role('superAdmin'),
    answer: z.array(IdentityProvider),
  },
  /** Makes or changes one. An active one must answer at its address. */
  saveIdentityProvider: {
    method: 'PUT',
    voice: 'auth',
    path: 'authorization/identityProviders/:key',
    access: role('superAdmin'),
    fresh: true,
    outside: true,
    input: IdentityProviderDraft,
    answer: IdentityProvider,
  },
})
