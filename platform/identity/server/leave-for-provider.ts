import { buildAuthorizationUrl, calculatePKCECodeChallenge } from 'openid-client'
import type { InputOf, Redirection } from '#kernel/shared/call.ts'
import type { singleSignOnCalls } from '../single-sign-on.calls.ts'
import { providerInUse } from './identity-providers.queries.ts'
import { configurationOf } from './provider-configuration.ts'
import { beginRoundTrip, type Purpose } from './round-trips.ts'
import { type GivenToNavigate, landingPage, refuseSignIn, returnAddressOf } from './sign-in-landing.ts'

/** Sends the browser to its company's sign-in, with a code flow that only this browser can end (PKCE, state, nonce). */
export async function leaveForProvider(
  given: GivenToNavigate,
  { provider: key, reauth }: InputOf<typeof singleSignOnCalls.leaveForProvider>,
): Promise<Redirection> {
  const { withDb } = given
  const purpose: Purpose = reauth ? 'reauth' : 'login'
  const provider = await withDb(db => providerInUse(db, key))
  if (!provider) return landingPage(purpose, 'refused')
  try {
    const configuration = await configurationOf(given, provider)
    const trip = await withDb(db => beginRoundTrip(db, given, { providerId: provider.id, purpose }))
    const thirdParty = buildAuthorizationUrl(configuration, {
      redirect_uri: returnAddressOf(given, key),
      scope: 'openid profile email',
      state: trip.state,
      nonce: trip.nonce,
      code_challenge: await calculatePKCECodeChallenge(trip.pkceVerifier),
      code_challenge_method: 'S256',
      ...(reauth ? { prompt: 'login' } : {}),
    })
    return { thirdParty }
  } catch (error) {
    return refuseSignIn(given, { key, purpose, error })
  }
}
