import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { as, visitor } from '#kernel/testing/as.ts'
import { ask } from '#kernel/testing/ask.ts'
import { type TestPerson, useOwnWorld } from '#platform/testing/world.ts'
import type { LyingProvider } from '#simulators/identity-provider/open-lying-provider.ts'
import { singleSignOnCalls } from '../single-sign-on.calls.ts'
import { browserIn, goThere, openLiar, throughCompany } from '../testing/company-sign-in.ts'

const world = useOwnWorld()
let liar: LyingProvider
let superAdmin: TestPerson
beforeAll(async () => {
  liar = await openLiar(world)
  superAdmin = await world.person({ superAdmin: true })
})
afterAll(() => liar?.close())

const draft = (more: Record<string, unknown>) => ({
  key: 'layon',
  label: 'Serres du Layon',
  preset: 'oidc' as const,
  clientId: null,
  issuer: liar.issuer,
  appId: 'sillon',
  secret: 'a secret of theirs',
  mailDomains: [],
  createsUsers: false,
  active: true,
  ...more,
})

const save = (more: Record<string, unknown>, who = superAdmin) =>
  as(who).send(singleSignOnCalls.saveIdentityProvider, draft(more))

describe('a super admin', () => {
  test('registers a provider, whose secret nobody reads again', async () => {
    const client = await world.client()

    const saved = await save({
      clientId: client.id,
      mailDomains: ['Layon.Example', 'layon.example'],
      createsUsers: true,
    })

    const told = { ...draft({ clientId: client.id, mailDomains: ['layon.example'], createsUsers: true }) }
    const { secret, ...shown } = told
    expect(saved.json()).toEqual(shown)
    expect(await as(superAdmin).call(singleSignOnCalls.getIdentityProviders, {})).toEqual([shown])
    const [kept] = await ask<{ secret: Buffer }>(
      world.installer,
      `select secret from platform.identity_provider where key = 'layon'`,
    )
    expect(kept?.secret.toString('latin1')).not.toContain(secret)
  })

  test('changes it, and without a new secret the one that is kept stays', async () => {
    await save({ key: 'kept', mailDomains: ['kept.example'] })
    const { secret: _kept, ...without } = draft({ key: 'kept', label: 'Layon SA', mailDomains: ['new.example'] })

    const saved = await as(superAdmin).call(singleSignOnCalls.saveIdentityProvider, without)

    expect(saved).toMatchObject({ label: 'Layon SA', mailDomains: ['new.example'] })
    expect(await goThere(browserIn(world), 'kept')).toBe('/login?sso=ready')
  })

  test('sends no other issuer or account the secret that was kept for the former', async () => {
    await save({ key: 'moved', active: false })
    const { secret: _kept, ...without } = draft({ key: 'moved', active: false })

    for (const change of [{ issuer: 'https://elsewhere.example' }, { appId: 'another' }]) {
      const refused = await as(superAdmin).send(singleSignOnCalls.saveIdentityProvider, { ...without, ...change })
      expect([refused.statusCode, refused.json().fields?.[0]?.field]).toEqual([400, 'secret'])
    }
  })

  test.each([
    ['without a secret', { key: 'new', secret: undefined }, 'secret'],
    ['of a client that is not there', { clientId: '0198a000-0000-7000-8000-000000000000' }, 'clientId'],
    ['that makes accounts of no client', { createsUsers: true }, 'createsUsers'],
    ['at an address where nobody answers', { issuer: 'http://127.0.0.1:1' }, 'issuer'],
    ['in the own network', { issuer: 'https://10.0.0.1' }, 'issuer'],
    ['in the clear', { issuer: 'http://login.example' }, 'issuer'],
    ['of all of Microsoft', { preset: 'entra', issuer: 'https://login.microsoftonline.com/common/v2.0' }, 'issuer'],
    ['of a domain that is none', { mailDomains: ['essai'] }, 'mailDomains.0'],
    ['under a key that no address bears', { key: 'Layon' }, 'key'],
  ])('registers none %s', async (_what, more, field) => {
    const refused = await save({ key: 'wrong', ...more })

    expect([refused.statusCode, refused.json().fields?.map((one: { field: string }) => one.field)]).toEqual([
      400,
      [field],
    ])
    const keys = (await as(superAdmin).call(singleSignOnCalls.getIdentityProviders, {})).map(({ key }) => key)
    expect(keys).not.toContain('wrong')
  })

  test('gives a mail domain to one provider', async () => {
    await save({ key: 'first', mailDomains: ['taken.example'] })

    const refused = await save({ key: 'second', mailDomains: ['free.example', 'taken.example'] })

    expect(refused.json().fields).toMatchObject([{ field: 'mailDomains', code: 'DOMAIN_TAKEN' }])
    expect((await save({ key: 'first', mailDomains: [] })).statusCode).toBe(200)
    expect((await save({ key: 'second', mailDomains: ['taken.example'] })).statusCode).toBe(200)
  })

  test('closes one that no longer answers', async () => {
    const gone = await openLiar(world)
    await save({ key: 'gone', issuer: gone.issuer })
    await gone.close()

    expect((await save({ key: 'gone', issuer: gone.issuer, active: false })).statusCode).toBe(200)
  })

  test('does so only where he has just proved who he is', async () => {
    const late = await world.person({ superAdmin: true })
    world.clock.advance({ minutes: 5 })

    expect((await save({}, late)).json()).toMatchObject({ code: 'REAUTH_REQUIRED' })
    superAdmin = await world.signIn(superAdmin)
  })
})

test('nobody else sees or changes a provider', async () => {
  const client = await world.client()
  const admin = await world.person({ in: client, admin: true })
  const developer = await world.person({ superDev: true })

  for (const who of [admin, developer]) {
    expect((await as(who).send(singleSignOnCalls.getIdentityProviders)).statusCode).toBe(403)
    expect((await as(who).send(singleSignOnCalls.saveIdentityProvider, draft({}))).statusCode).toBe(403)
  }
  expect((await as(visitor(world.app)).send(singleSignOnCalls.getIdentityProviders)).statusCode).toBe(401)
})

describe('a person', () => {
  test('is told the provider by which he signs in', async () => {
    await save({ key: 'own', label: 'La sienne', mailDomains: ['own.example'] })
    const paul = await throughCompany(world, await world.person(), 'paul@own.example')
    liar.lies = { claims: { sub: paul.userId, email: paul.mail } }
    const browser = browserIn(world)
    await goThere(browser, 'own')
    const { token } = (await browser.redeem(paul.mail)).json()

    const own = await as({ app: world.app, token }).call(singleSignOnCalls.getOwnIdentityProvider, {})

    expect(own).toEqual({ provider: { key: 'own', label: 'La sienne', preset: 'oidc' } })
  })

  test('with a password here has none, and nobody without a session is told any', async () => {
    const marie = await world.person()

    expect(await as(marie).call(singleSignOnCalls.getOwnIdentityProvider, {})).toEqual({ provider: null })
    expect((await as(visitor(world.app)).send(singleSignOnCalls.getOwnIdentityProvider)).statusCode).toBe(401)
  })
})
