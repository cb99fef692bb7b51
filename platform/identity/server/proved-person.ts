import { authorizationCodeGrant, type Configuration, fetchUserInfo, type IDToken } from 'openid-client'
import { z } from 'zod'
import type { ProviderInUse } from './identity-providers.queries.ts'
import { UnusableProvider } from './provider-configuration.ts'
import type { ProvedPerson, RoundTrip } from './round-trips.ts'

type Told = Readonly<Record<string, unknown>>

const Mail = z.email().max(254)
const Name = z.string().trim().min(1).max(100)

/**
 * Turns the code of a round trip into the person whom the provider vouches for.
 * @throws Error when state, nonce, issuer, audience, time or signature is wrong, or no mail is vouched for
 */
export async function personProvedBy(
  configuration: Configuration,
  preset: ProviderInUse['preset'],
  trip: RoundTrip,
  address: URL,
): Promise<ProvedPerson> {
  const tokens = await authorizationCodeGrant(configuration, address, {
    expectedState: trip.state,
    expectedNonce: trip.nonce,
    pkceCodeVerifier: trip.pkceVerifier,
    idTokenExpected: true,
  })
  const claims = tokens.claims() as IDToken
  if (trip.purpose === 'reauth') requireNewSignIn(claims, trip)
  const isMailElsewhere = preset === 'oidc' && claims.email === undefined
  const told: Told = isMailElsewhere
    ? { ...claims, ...(await fetchUserInfo(configuration, tokens.access_token, claims.sub)) }
    : claims
  const mail = mailIn(told, preset)
  return {
    issuer: claims.iss,
    subject: claims.sub,
    mail,
    ...namesIn(told, mail),
    mfa: Array.isArray(claims.amr) && claims.amr.includes('mfa'),
  }
}

/** A provider that says when it asked for the password must have asked it during the round trip, give or take a minute. */
function requireNewSignIn({ auth_time: signedInAt }: IDToken, { begunAt: begun }: RoundTrip) {
  if (signedInAt === undefined) return
  const begunAt = Temporal.Instant.from(begun).epochMilliseconds / 1000
  if (signedInAt < begunAt - 60) throw new UnusableProvider('did not ask for the password again')
}

/** Microsoft's tokens vouch for the sign-in name; elsewhere the provider must have verified the address. */
function mailIn(told: Told, preset: ProviderInUse['preset']) {
  const vouched = told.email_verified === true ? told.email : undefined
  const mail = Mail.safeParse(preset === 'entra' ? told.preferred_username : vouched)
  if (!mail.success) throw new UnusableProvider('vouches for no mail')
  return mail.data.toLowerCase()
}

/** What a provider leaves out is taken from the whole name, then from the mail. */
function namesIn(told: Told, mail: string) {
  const [beforeAt = mail] = mail.split('@')
  const [first, ...others] = (Name.safeParse(told.name).data ?? '').split(/\s+/)
  return {
    firstname: Name.safeParse(told.given_name).data ?? (first || beforeAt),
    name: Name.safeParse(told.family_name).data ?? (others.join(' ') || beforeAt),
  }
}
