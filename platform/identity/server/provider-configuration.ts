import {
  allowInsecureRequests,
  ClientSecretBasic,
  ClientSecretPost,
  clockSkew,
  clockTolerance,
  Configuration,
  type CustomFetch,
  customFetch,
  discovery,
  enableNonRepudiationChecks,
  type ServerMetadata,
} from 'openid-client'
import type { Ground } from '#kernel/server/answers.ts'
import type { ProviderInUse } from './identity-providers.queries.ts'

type Reach = Pick<Ground, 'fetchOutside' | 'clock' | 'keys'>
type Address = Pick<ProviderInUse, 'issuer' | 'appId'>

/** Public keys only: a secret that both sides hold, or no signature at all, would prove nothing. */
const algorithms = ['RS256', 'ES256']
/** Seconds that the provider's clock may be wrong. */
const tolerance = 60

/** What an identity provider says of itself cannot be used. */
export class UnusableProvider extends Error {}

/** Where a provider's secret is sealed. */
export const secretPlace = (providerId: string) => `platform.identity_provider ${providerId}`

/**
 * What the provider says of itself, read anew, and our account there.
 * @throws Error when it does not answer, answers for another issuer, or signs in no way that we accept
 */
export async function configurationOf(reach: Reach, provider: ProviderInUse): Promise<Configuration> {
  const metadata = await metadataOf(reach, provider)
  const secret = reach.keys.open(secretPlace(provider.id), provider.secret)
  const now = reach.clock.now().epochMilliseconds
  const client = { [clockSkew]: Math.round((now - Date.now()) / 1000), [clockTolerance]: tolerance }
  const configuration = new Configuration(metadata, provider.appId, client, proofOf(metadata)(secret))
  configuration[customFetch] = asking(reach, hostsOf(metadata))
  enableNonRepudiationChecks(configuration)
  if (isPlain(provider)) allowInsecureRequests(configuration)
  return configuration
}

/** @throws Error as above */
export async function metadataOf(reach: Pick<Reach, 'fetchOutside'>, provider: Address): Promise<ServerMetadata> {
  const issuer = new URL(provider.issuer)
  const discovered = await discovery(issuer, provider.appId, undefined, undefined, {
    [customFetch]: asking(reach, [issuer.host]),
    ...(isPlain(provider) ? { execute: [allowInsecureRequests] } : {}),
  })
  const { supportsPKCE: _method, ...metadata } = discovered.serverMetadata()
  if (metadata.issuer !== provider.issuer) throw new UnusableProvider('answers for another issuer')
  if (hostOf(metadata.authorization_endpoint) !== issuer.host) throw new UnusableProvider('signs people in elsewhere')
  const accepted = (metadata.id_token_signing_alg_values_supported ?? ['RS256']).filter(one => algorithms.includes(one))
  if (accepted.length === 0) throw new UnusableProvider('signs with no algorithm that we accept')
  return { ...metadata, id_token_signing_alg_values_supported: accepted }
}

/** `client_secret_basic` is what a provider that names nothing takes. */
const proofOf = ({ token_endpoint_auth_methods_supported: known }: ServerMetadata) =>
  !known || known.includes('client_secret_basic') ? ClientSecretBasic : ClientSecretPost

const isPlain = ({ issuer }: Address) => issuer.startsWith('http:')

const hostOf = (address: string | undefined) => URL.parse(address ?? '')?.host

/** Its own host, and those that it names for what our program asks it. */
const hostsOf = ({ issuer, token_endpoint, jwks_uri, userinfo_endpoint }: ServerMetadata) =>
  [issuer, token_endpoint, jwks_uri, userinfo_endpoint].flatMap(address => hostOf(address) ?? [])

const asking =
  ({ fetchOutside }: Pick<Reach, 'fetchOutside'>, hosts: readonly string[]): CustomFetch =>
  (address, { method, headers, body }) =>
    fetchOutside(address, { method, headers, hosts, ...(body ? { body: String(body) } : {}) })
