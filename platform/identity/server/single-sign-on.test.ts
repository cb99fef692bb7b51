import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { as, visitor } from '#kernel/testing/as.ts'
import { ask } from '#kernel/testing/ask.ts'
import { type TestPerson, useOwnWorld } from '#platform/testing/world.ts'
import { type IdentityProvider, openIdentityProvider } from '#simulators/identity-provider/open-identity-provider.ts'
import type { LyingProvider } from '#simulators/identity-provider/open-lying-provider.ts'
import { signInThere } from '#simulators/identity-provider/sign-in-there.ts'
import { singleSignOnCalls } from '../single-sign-on.calls.ts'
import {
  browserIn,
  goThere,
  openLiar,
  registerProvider,
  returnAddressOf,
  throughCompany,
} from '../testing/company-sign-in.ts'
import { securityEventsOf } from '../testing/session-row.ts'

const world = useOwnWorld()
let company: IdentityProvider
let liar: LyingProvider
let paul: TestPerson
beforeAll(async () => {
  const secret = 'the secret of Sillon there'
  company = await openIdentityProvider({ appId: 'sillon', secret, returnAddress: returnAddressOf('layon') })
  liar = await openLiar(world)
  await registerProvider(world, { key: 'layon', issuer: company.issuer, mailDomains: ['layon.example'] })
  await registerProvider(world, { key: 'azure', issuer: liar.issuer, mailDomains: ['essai.example'] })
  await registerProvider(world, { key: 'entra', issuer: liar.issuer, mailDomains: ['entra.example'] })
  await ask(world.installer, `update platform.identity_provider set preset = 'entra' where key = 'entra'`)
})
afterAll(() => Promise.all([company?.close(), liar?.close()]))

/** Paul signs in through his company for the first time, at a provider that says of him what `claims` say. */
async function paulAt(claims: Record<string, unknown> = {}, mail?: string) {
  paul = await throughCompany(world, await world.person({ firstname: 'Paul', name: 'Petit' }), mail)
  liar.lies = { claims: { sub: paul.userId, email: paul.mail, ...claims } }
  return paul
}

/** Signs in all the way, and answers the login. */
async function signedInAt(key: string, mail: string) {
  const browser = browserIn(world)
  await goThere(browser, key)
  return browser.redeem(mail)
}

describe('signing in through one’s company', () => {
  test('goes by its own pages and ends with a session', async () => {
    const marie = await throughCompany(world, await world.person(), 'marie.caron@layon.example')
    company.people.set('mcaron', { mail: 'Marie.Caron@layon.example', firstname: 'Marie', name: 'Caron' })
    const browser = browserIn(world)

    const start = await browser.open('/api/authorization/layon/start')
    const back = await browser.open(await signInThere(start.location, 'mcaron'))
    const transaction = await browser.transaction()
    const login = await browser.redeem('Marie.Caron@layon.example')

    expect([start.status, back.status, back.location]).toEqual([302, 302, '/login?sso=ready'])
    expect(transaction.json()).toEqual({ provider: 'Serres du Layon', mail: 'marie.caron@layon.example' })
    expect(login.json()).toMatchObject({ userId: marie.userId, user: { firstname: 'Marie', type: 'office' } })
    expect(await securityEventsOf(world, marie.userId)).toEqual(['SSO_LINKED', 'LOGOUT', 'LOGIN'])
  })

  test('keeps the browser under a cookie that no script reads, and caches nothing', async () => {
    const { headers } = await browserIn(world).open('/api/authorization/azure/start')

    const cookie = String(headers['set-cookie'])
    for (const attribute of ['__Host-sso=', 'Path=/', 'HttpOnly', 'Secure', 'SameSite=Lax']) {
      expect(cookie).toContain(attribute)
    }
    const end = world.clock.now().add({ minutes: 10 }).epochMilliseconds
    expect(Math.abs(Date.parse(/Expires=([^;]+)/.exec(cookie)?.[1] ?? '') - end)).toBeLessThan(1_000)
    expect(headers['cache-control']).toBe('no-store')
  })

  test('asks for a code that only this browser can use', async () => {
    const { location } = await browserIn(world).open('/api/authorization/azure/start')

    const { origin, pathname, searchParams } = new URL(location)
    expect(origin + pathname).toBe(`${liar.issuer}/authorize`)
    expect(Object.fromEntries(searchParams)).toMatchObject({
      client_id: 'sillon',
      redirect_uri: returnAddressOf('azure'),
      response_type: 'code',
      code_challenge_method: 'S256',
      code_challenge: expect.stringMatching(/^[\w-]{43}$/),
      state: expect.stringMatching(/^[\w-]{43}$/),
      nonce: expect.stringMatching(/^[\w-]{43}$/),
    })
    expect(location).not.toContain('secret')
  })

  test('at a provider that nobody knows, or by nobody who left for one, leads back to the sign-in page', async () => {
    const nobody = as(visitor(world.app))
    for (const provider of ['azure', 'unknown']) {
      const [left, returned] = [
        await nobody.send(singleSignOnCalls.leaveForProvider, { provider: 'unknown' }),
        await nobody.send(singleSignOnCalls.returnFromProvider, { provider, code: 'any', state: 'any' }),
      ]
      for (const { statusCode, headers } of [left, returned]) {
        expect([statusCode, headers.location]).toEqual([302, '/login?sso=refused'])
      }
    }
    expect((await nobody.send(singleSignOnCalls.getSignInTransaction)).statusCode).toBe(404)
  })

  test('is offered for the providers that are active, to anybody', async () => {
    await registerProvider(world, { key: 'closed', issuer: liar.issuer, active: false })

    const providers = await as(visitor(world.app)).call(singleSignOnCalls.getSignInProviders, {})

    expect(providers.map(({ key }) => key)).toEqual(['azure', 'entra', 'layon'])
    expect(await goThere(browserIn(world), 'closed')).toBe('/login?sso=refused')
  })

  test('counts the second factor that was given there', async () => {
    await paulAt({ amr: ['pwd', 'mfa'] })

    const { connectionUid } = (await signedInAt('azure', paul.mail)).json()

    const [session] = await ask<{ mfa_at: Date | null }>(
      world.installer,
      'select mfa_at from platform.session where connection_uid = $1',
      [connectionUid],
    )
    expect(session?.mfa_at?.toISOString()).toBe(new Date(world.clock.now().epochMilliseconds).toISOString())
  })

  test('knows people of Microsoft by their sign-in name', async () => {
    const mail = 'paul.petit@entra.example'
    await paulAt({ email: 'other@essai.example', preferred_username: 'Paul.Petit@entra.example' }, mail)

    expect((await signedInAt('entra', mail)).json()).toMatchObject({ userId: paul.userId })
  })
})

describe('a round trip is redeemed', () => {
  beforeEach(() => paulAt())

  const refused = [401, 'INVALID_CREDENTIALS']
  const told = ({ statusCode, json }: Awaited<ReturnType<typeof signedInAt>>) => [statusCode, json().code]

  test('by the browser that made it alone', async () => {
    await goThere(browserIn(world), 'azure')

    expect(told(await browserIn(world).redeem(paul.mail))).toEqual(refused)
    expect((await browserIn(world).transaction()).statusCode).toBe(404)
  })

  test('for the mail that it proved alone', async () => {
    const browser = browserIn(world)
    await goThere(browser, 'azure')
    const other = await world.person()

    expect(told(await browser.redeem(other.mail))).toEqual(refused)
    expect((await browser.redeem(paul.mail)).statusCode).toBe(200)
  })

  test('within 120 seconds', async () => {
    const [browser, late] = [browserIn(world), browserIn(world)]
    for (const one of [browser, late]) await goThere(one, 'azure')

    world.clock.advance({ seconds: 119 })
    expect((await browser.redeem(paul.mail)).statusCode).toBe(200)
    world.clock.advance({ seconds: 2 })
    expect(told(await late.redeem(paul.mail))).toEqual(refused)
    expect((await late.transaction()).statusCode).toBe(404)
  })

  test('once', async () => {
    const browser = browserIn(world)
    await goThere(browser, 'azure')
    const cookie = browser.cookie()
    await browser.redeem(paul.mail)

    const again = await as({ app: world.app, headers: { cookie: `__Host-sso=${cookie}` } }).send(
      singleSignOnCalls.loginWithAzure,
      { mail: paul.mail },
    )

    expect(told(again)).toEqual(refused)
    expect(browser.cookie()).toBe('')
  })

  test('once by two requests at the same moment', async () => {
    const browser = browserIn(world)
    await goThere(browser, 'azure')

    const answers = await Promise.all([1, 2, 3].map(() => browser.redeem(paul.mail)))

    expect(answers.map(answer => answer.statusCode).sort()).toEqual([200, 401, 401])
  })

  test('only once it has come back', async () => {
    const browser = browserIn(world)
    await browser.open('/api/authorization/azure/start')

    expect(told(await browser.redeem(paul.mail))).toEqual(refused)
  })

  test('never by a mere mail', async () => {
    expect(told(await browserIn(world).redeem(paul.mail))).toEqual(refused)
  })

  test('by nobody whose account was closed', async () => {
    const browser = browserIn(world)
    await goThere(browser, 'azure')
    await ask(world.installer, 'update platform.user set active = false where id = $1', [paul.userId])

    expect(told(await browser.redeem(paul.mail))).toEqual(refused)
  })
})
