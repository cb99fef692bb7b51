import type { InputOf, Redirection } from '#kernel/shared/call.ts'
import type { singleSignOnCalls } from '../single-sign-on.calls.ts'
import { providerInUse } from './identity-providers.queries.ts'
import { personProvedBy } from './proved-person.ts'
import { configurationOf } from './provider-configuration.ts'
import { keepProof, openRoundTrip } from './round-trips.ts'
import { type GivenToNavigate, landingPage, refuseSignIn, returnAddressOf } from './sign-in-landing.ts'

/**
 * The browser is back: what the provider says is checked, and kept for the call that redeems it. Whatever fails leads
 * to one page that says no more.
 */
export async function returnFromProvider(
  given: GivenToNavigate,
  { provider: key, ...told }: InputOf<typeof singleSignOnCalls.returnFromProvider>,
): Promise<Redirection> {
  const { withDb, clock } = given
  const { provider, trip } = await withDb(async db => {
    const provider = await providerInUse(db, key)
    return { provider, trip: provider && (await openRoundTrip(db, given, provider.id)) }
  })
  if (!provider || !trip) return landingPage('login', 'refused')
  const { purpose } = trip
  try {
    const configuration = await configurationOf(given, provider)
    const address = new URL(returnAddressOf(given, key))
    for (const [name, value] of Object.entries(told)) address.searchParams.set(name, value)
    const person = await personProvedBy(configuration, provider.preset, trip, address)
    const isKept = await withDb(db => keepProof(db, clock, trip, person))
    return landingPage(purpose, isKept ? 'ready' : 'refused')
  } catch (error) {
    return refuseSignIn(given, { key, purpose, error })
  }
}
