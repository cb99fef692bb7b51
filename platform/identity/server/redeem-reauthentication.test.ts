import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { as } from '#kernel/testing/as.ts'
import { ask } from '#kernel/testing/ask.ts'
import { type TestPerson, useOwnWorld } from '#platform/testing/world.ts'
import type { LyingProvider } from '#simulators/identity-provider/open-lying-provider.ts'
import { secondFactorCalls } from '../second-factor.calls.ts'
import { browserIn, goThere, openLiar, registerProvider, throughCompany } from '../testing/company-sign-in.ts'

const world = useOwnWorld()
let liar: LyingProvider
let paul: TestPerson
beforeAll(async () => {
  liar = await openLiar(world)
  await registerProvider(world, { key: 'azure', issuer: liar.issuer, mailDomains: ['essai.example'] })
})
afterAll(() => liar?.close())

beforeEach(async () => {
  const { userId, mail } = await throughCompany(world, await world.person())
  liar.lies = { claims: { sub: userId, email: mail } }
  const browser = browserIn(world)
  await goThere(browser, 'azure')
  const { token, connectionUid } = (await browser.redeem(mail)).json()
  paul = { app: world.app, token, connectionUid, userId, mail, refreshToken: '' }
})

const prove = (browser: ReturnType<typeof browserIn>, who = paul) =>
  as({ ...who, headers: { cookie: `__Host-sso=${browser.cookie()}` } }).send(secondFactorCalls.reauthenticate, {})

const provedAt = async () => {
  const [session] = await ask<{ authenticated_at: Date; mfa_at: Date | null }>(
    world.installer,
    'select authenticated_at, mfa_at from platform.session where connection_uid = $1',
    [paul.connectionUid],
  )
  return session
}

const instant = () => new Date(world.clock.now().epochMilliseconds)

describe('proving oneself again at one’s company', () => {
  test('asks for the password there, and counts as proof here', async () => {
    world.clock.advance({ minutes: 6 })
    const browser = browserIn(world)

    expect(await goThere(browser, 'azure', '?reauth=1')).toBe('/login/proof?sso=ready')
    expect(liar.asked.findLast(query => query.has('prompt'))?.get('prompt')).toBe('login')
    expect((await prove(browser)).statusCode).toBe(204)

    expect(await provedAt()).toEqual({ authenticated_at: instant(), mfa_at: null })
  })

  test('brings the second factor that was given there', async () => {
    liar.lies.claims = { ...liar.lies.claims, amr: ['mfa'] }
    const browser = browserIn(world)
    await goThere(browser, 'azure', '?reauth=1')

    await prove(browser)

    expect((await provedAt())?.mfa_at).toEqual(instant())
  })

  test('proves nothing as somebody else, twice, after 120 seconds, or by a mere sign-in', async () => {
    const [stranger, twice, late, mere] = [browserIn(world), browserIn(world), browserIn(world), browserIn(world)]
    for (const browser of [twice, late]) await goThere(browser, 'azure', '?reauth=1')
    await goThere(mere, 'azure')
    liar.lies = { claims: { sub: 'somebody else', email: 'else@essai.example' } }
    await goThere(stranger, 'azure', '?reauth=1')
    const told = async (browser: typeof mere) => {
      const { statusCode, json } = await prove(browser)
      return [statusCode, json().code]
    }

    expect((await prove(twice)).statusCode).toBe(204)
    for (const browser of [stranger, twice, mere, browserIn(world)]) {
      expect(await told(browser)).toEqual([400, 'SSO_REFUSED'])
    }
    world.clock.advance({ seconds: 120 })
    expect(await told(late)).toEqual([400, 'SSO_REFUSED'])
  })

  test('is no sign-in: nobody enters with it', async () => {
    const browser = browserIn(world)
    await goThere(browser, 'azure', '?reauth=1')

    expect((await browser.redeem(paul.mail)).statusCode).toBe(401)
    expect((await browser.transaction()).statusCode).toBe(404)
  })

  test('is refused where the provider asked for no password', async () => {
    const anHourAgo = Math.floor(world.clock.now().epochMilliseconds / 1000) - 3_600
    liar.lies.claims = { ...liar.lies.claims, auth_time: anHourAgo }

    expect(await goThere(browserIn(world), 'azure', '?reauth=1')).toBe('/login/proof?sso=refused')
    expect(await goThere(browserIn(world), 'azure')).toBe('/login?sso=ready')
  })
})
