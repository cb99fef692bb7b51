import { notFound } from '#kernel/server/errors.ts'
import { platformAnswers } from '#platform/platform-db.ts'
import { identityProviders, providerOfPerson, signInProviders } from './server/identity-providers.queries.ts'
import type { IdentityParts } from './server/identity-parts.ts'
import { leaveForProvider } from './server/leave-for-provider.ts'
import { logInWithCompany } from './server/log-in-with-company.ts'
import { returnFromProvider } from './server/return-from-provider.ts'
import { provenLogin } from './server/round-trips.ts'
import { saveIdentityProvider } from './server/save-identity-provider.ts'
import { singleSignOnCalls } from './single-sign-on.calls.ts'

export const singleSignOnServer = (parts: IdentityParts) =>
  platformAnswers(singleSignOnCalls, {
    getSignInProviders: ({ db }) => signInProviders(db),
    leaveForProvider,
    returnFromProvider,
    getSignInTransaction: async ({ db, ...given }) => {
      const proven = await provenLogin(db, given)
      if (!proven?.mail) throw notFound()
      return { provider: proven.provider, mail: proven.mail }
    },
    loginWithAzure: (given, input) => logInWithCompany({ ...given, ...parts }, input),
    getOwnIdentityProvider: async ({ db, caller }) => ({ provider: await providerOfPerson(db, caller.userId) }),
    getIdentityProviders: ({ db }) => identityProviders(db),
    saveIdentityProvider,
  })
