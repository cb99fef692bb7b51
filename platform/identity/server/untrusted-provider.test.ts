import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { ask } from '#kernel/testing/ask.ts'
import { type TestPerson, useOwnWorld } from '#platform/testing/world.ts'
import type { Lies, LyingProvider } from '#simulators/identity-provider/open-lying-provider.ts'
import { browserIn, goThere, openLiar, registerProvider, throughCompany } from '../testing/company-sign-in.ts'

const world = useOwnWorld()
let liar: LyingProvider
let paul: TestPerson
beforeAll(async () => {
  liar = await openLiar(world)
  await registerProvider(world, { key: 'azure', issuer: liar.issuer, mailDomains: ['essai.example'] })
  await registerProvider(world, { key: 'entra', issuer: liar.issuer })
})
afterAll(() => liar?.close())

/** The provider tells the truth of Paul, until a test has it lie. */
beforeEach(async () => {
  paul = await throughCompany(world, await world.person({ firstname: 'Paul', name: 'Petit' }))
  liar.lies = { claims: { sub: paul.userId, email: paul.mail } }
})

const now = () => Math.floor(world.clock.now().epochMilliseconds / 1000)

describe('what the provider says is refused', () => {
  const lies: [what: string, lies: Lies | (() => Lies)][] = [
    ['for another program', { claims: { aud: 'another' } }],
    ['for several programs, of another', { claims: { aud: ['sillon', 'another'], azp: 'another' } }],
    ['without a signature', { alg: 'none' }],
    ['signed with a secret', { alg: 'HS256' }],
    ['signed by an algorithm of no list', { alg: 'PS256' }],
    ['signed with a key that is not published', { isForged: true }],
    ['in answer to another question', { claims: { nonce: 'replayed' } }],
    ['without the question', { claims: { nonce: undefined } }],
    ['by another tenant', { claims: { iss: 'https://login.microsoftonline.com/other/v2.0' } }],
    ['too late', () => ({ claims: { exp: now() - 90 } })],
    ['too early', () => ({ claims: { nbf: now() + 90 } })],
    ['without a mail that it has verified', { claims: { email_verified: false } }],
    ['of a mail that is none', { claims: { email: 'paul' } }],
    ['of nobody', { claims: { sub: undefined } }],
  ]

  test.each(lies)('%s', async (_what, made) => {
    const { claims, ...more } = typeof made === 'function' ? made() : made
    liar.lies = { ...more, claims: { ...liar.lies.claims, ...claims } }
    const browser = browserIn(world)

    expect(await goThere(browser, 'azure')).toBe('/login?sso=refused')
    expect((await browser.redeem(paul.mail)).statusCode).toBe(401)
  })

  test('unless the clocks differ by less than a minute', async () => {
    liar.lies = { claims: { ...liar.lies.claims, exp: now() - 30, nbf: now() + 30 } }

    expect(await goThere(browserIn(world), 'azure')).toBe('/login?sso=ready')
  })

  const documents: [what: string, metadata: Record<string, unknown>][] = [
    ['in the name of another issuer', { issuer: 'https://login.example' }],
    ['by a page of another host', { authorization_endpoint: 'https://login.example/authorize' }],
    ['with no signature but secrets', { id_token_signing_alg_values_supported: ['none', 'HS256'] }],
    ['with keys of a private machine', { jwks_uri: 'https://10.0.0.1/jwks' }],
    ['with keys in the clear elsewhere', { jwks_uri: 'http://login.example/jwks' }],
  ]

  test.each(documents)('%s', async (_what, metadata) => {
    liar.lies = { ...liar.lies, metadata }

    expect(await goThere(browserIn(world), 'azure')).toBe('/login?sso=refused')
  })
})

describe('coming back', () => {
  const wayBack = async (start: string) => String((await fetch(start, { redirect: 'manual' })).headers.get('location'))

  test('in another browser, in another state or twice is refused', async () => {
    const browser = browserIn(world)
    const back = await wayBack((await browser.open('/api/authorization/azure/start')).location)
    const altered = back.replace(/state=[^&]+/, 'state=another')

    expect((await browserIn(world).open(back)).location).toBe('/login?sso=refused')
    expect((await browser.open(altered)).location).toBe('/login?sso=refused')
    expect((await browser.open(back)).location).toBe('/login?sso=ready')
    expect((await browser.open(back)).location).toBe('/login?sso=refused')
  })

  test('after ten minutes is refused', async () => {
    const browser = browserIn(world)
    const { location } = await browser.open('/api/authorization/azure/start')
    world.clock.advance({ minutes: 10 })

    expect((await browser.open(await wayBack(location))).location).toBe('/login?sso=refused')
  })

  test('by the door of another provider is refused', async () => {
    const browser = browserIn(world)
    const back = await wayBack((await browser.open('/api/authorization/azure/start')).location)

    expect((await browser.open(back.replace('/azure/', '/entra/'))).location).toBe('/login?sso=refused')
  })

  test('with a refusal of the provider, or with nothing, leads to the sign-in page', async () => {
    for (const query of ['?error=access_denied&error_description=no&state=x&trace_id=1', '']) {
      const browser = browserIn(world)
      await browser.open('/api/authorization/azure/start')

      expect((await browser.open(`/api/authorization/azure/callback${query}`)).location).toBe('/login?sso=refused')
    }
  })

  test('writes a refusal in the log of security, without the mail', async () => {
    liar.lies = { alg: 'none', claims: { ...liar.lies.claims } }
    await goThere(browserIn(world), 'azure')

    const [event] = await ask<{ detail: unknown; address: string }>(
      world.installer,
      `select detail, address from platform.security_event where kind = 'SSO_REFUSED' order by id desc limit 1`,
    )
    expect(event).toEqual({ detail: { provider: 'azure' }, address: '127.0.0.1' })
  })
})

test('a provider that is not there refuses nobody but those who ask for it', async () => {
  const gone = await openLiar(world)
  await registerProvider(world, { key: 'gone', issuer: gone.issuer })
  await gone.close()

  expect(await goThere(browserIn(world), 'gone')).toBe('/login?sso=refused')
  expect(await goThere(browserIn(world), 'unknown')).toBe('/login?sso=refused')
  expect(await goThere(browserIn(world), 'azure')).toBe('/login?sso=ready')
})
