import type { Redirection } from '#kernel/shared/call.ts'
import type { IdentityGivenApart } from './identity-parts.ts'
import type { Purpose } from './round-trips.ts'
import { noteSecurity } from './security-events.ts'

export type GivenToNavigate = Omit<IdentityGivenApart, 'settings' | 'board' | 'isBreached'>

/** Pages of ours that end a round trip; a popup that proves somebody anew closes itself on its own. */
const pages = { login: '/login', reauth: '/login/proof' } satisfies Record<Purpose, string>

export const landingPage = (purpose: Purpose, outcome: 'ready' | 'refused'): Redirection => ({
  page: `${pages[purpose]}?sso=${outcome}`,
})

/** What the provider was told when Sillon was registered there. */
export const returnAddressOf = ({ origins }: Pick<GivenToNavigate, 'origins'>, key: string) =>
  `${origins[0]}/api/authorization/${key}/callback`

/** Notes that a sign-in through a company failed. The log says how, without what the provider said of the person. */
export async function refuseSignIn(
  given: GivenToNavigate,
  { key, purpose, error }: { key: string; purpose: Purpose; error: unknown },
): Promise<Redirection> {
  const { name, code, message } = error as Error & { code?: string }
  given.log.warn({ provider: key, name, code, message }, 'sign-in through a company refused')
  await given.withDb(db => noteSecurity(db, 'SSO_REFUSED', { ...given, detail: { provider: key } }))
  return landingPage(purpose, 'refused')
}
