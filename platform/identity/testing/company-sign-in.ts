import { as } from '#kernel/testing/as.ts'
import { ask } from '#kernel/testing/ask.ts'
import type { OwnWorld, TestPerson } from '#platform/testing/world.ts'
import { openLyingProvider } from '#simulators/identity-provider/open-lying-provider.ts'
import type { IdentityProviderDraft } from '../identity-provider.model.ts'
import { singleSignOnCalls } from '../single-sign-on.calls.ts'

/** Where a provider of the test house sends people back to. */
export const returnAddressOf = (key: string) => `https://sillon.example/api/authorization/${key}/callback`

/** Registers a provider, as a super admin does. */
export async function registerProvider(
  world: OwnWorld,
  draft: Pick<IdentityProviderDraft, 'key' | 'issuer'> & Partial<IdentityProviderDraft>,
) {
  const superAdmin = await world.person({ superAdmin: true })
  return as(superAdmin).call(singleSignOnCalls.saveIdentityProvider, {
    label: 'Serres du Layon',
    preset: 'oidc',
    clientId: null,
    appId: 'sillon',
    secret: 'the secret of Sillon there',
    mailDomains: [],
    createsUsers: false,
    active: true,
    ...draft,
  })
}

/** A provider that says what it is told to say, on the clock of the world. */
export const openLiar = (world: OwnWorld) =>
  openLyingProvider(() => Math.floor(world.clock.now().epochMilliseconds / 1000))

/** Makes of somebody a person who signs in through his company. */
export async function throughCompany(world: OwnWorld, person: TestPerson, mail = person.mail) {
  await ask(world.installer, `update platform.user set account_type = 'office', mail = $2 where id = $1`, [
    person.userId,
    mail,
  ])
  return { ...person, mail }
}

type Browser = ReturnType<typeof browserIn>

/** A browser that keeps the cookie of its round trip. */
export function browserIn(world: OwnWorld) {
  let cookie = ''
  const keep = (answer: { headers: Record<string, unknown> }) => {
    const set = /__Host-sso=([^;]*)/.exec(String(answer.headers['set-cookie'] ?? ''))?.[1]
    if (set !== undefined) cookie = set
  }
  const asker = () => ({ app: world.app, ...(cookie ? { headers: { cookie: `__Host-sso=${cookie}` } } : {}) })
  return {
    cookie: () => cookie,
    /** Follows an address of ours; answers where it leads. */
    async open(address: string) {
      const { pathname, search } = new URL(address, 'https://sillon.example')
      const { headers = {}, app } = asker() as { app: OwnWorld['app']; headers?: Record<string, string> }
      const answer = await app.inject({ method: 'GET', url: pathname + search, headers })
      keep(answer)
      return { status: answer.statusCode, location: String(answer.headers.location), headers: answer.headers }
    },
    transaction: () => as(asker()).send(singleSignOnCalls.getSignInTransaction),
    async redeem(mail: string) {
      const answer = await as(asker()).send(singleSignOnCalls.loginWithAzure, { mail })
      keep(answer)
      return answer
    },
  }
}

/** The whole round trip to a provider that asks nothing; answers where the browser ends. */
export async function goThere(browser: Browser, key: string, query = '') {
  const { location } = await browser.open(`/api/authorization/${key}/start${query}`)
  if (!location.startsWith('http')) return location
  const back = await fetch(location, { redirect: 'manual' })
  return (await browser.open(String(back.headers.get('location')))).location
}
