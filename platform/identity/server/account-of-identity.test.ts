import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { ask } from '#kernel/testing/ask.ts'
import { type TestClient, useOwnWorld } from '#platform/testing/world.ts'
import type { LyingProvider } from '#simulators/identity-provider/open-lying-provider.ts'
import { browserIn, goThere, openLiar, registerProvider, throughCompany } from '../testing/company-sign-in.ts'

const world = useOwnWorld()
let liar: LyingProvider
let layon: TestClient
beforeAll(async () => {
  liar = await openLiar(world)
  layon = await world.client({ name: 'Serres du Layon' })
  await registerProvider(world, { key: 'group', issuer: liar.issuer, mailDomains: ['essai.example'] })
  await registerProvider(world, {
    key: 'layon',
    issuer: liar.issuer,
    mailDomains: ['layon.example'],
    clientId: layon.id,
    createsUsers: true,
  })
})
afterAll(() => liar?.close())

let subject: string
beforeEach(() => {
  subject = randomUUID()
})

/** Signs in at a provider that says: this subject, this mail. */
async function signIn(key: string, sub: string, mail: string, more: Record<string, unknown> = {}) {
  liar.lies = { claims: { sub, email: mail, ...more } }
  const browser = browserIn(world)
  await goThere(browser, key)
  return browser.redeem(mail)
}

const mailAt = (domain: string) => `${randomUUID()}@${domain}`

const accountsOf = (mail: string) => ask(world.installer, 'select id from platform.user where mail = $1', [mail])

describe('somebody who was linked', () => {
  test('stays the same person when his mail changes at the provider', async () => {
    const marie = await throughCompany(world, await world.person())
    await signIn('group', subject, marie.mail)

    const renamed = await signIn('group', subject, mailAt('anywhere.example'))

    expect(renamed.json()).toMatchObject({ userId: marie.userId, user: { mail: marie.mail } })
  })

  test('keeps his account from whoever is given his former mail', async () => {
    const marie = await throughCompany(world, await world.person())
    await signIn('group', subject, marie.mail)

    expect((await signIn('group', randomUUID(), marie.mail)).statusCode).toBe(401)
  })

  test('no longer enters so once he has a password here, or no account any more', async () => {
    const marie = await throughCompany(world, await world.person())
    await signIn('group', subject, marie.mail)

    for (const change of [`account_type = 'sun'`, `account_type = 'office', active = false`]) {
      await ask(world.installer, `update platform.user set ${change} where id = $1`, [marie.userId])
      expect((await signIn('group', subject, marie.mail)).statusCode).toBe(401)
    }
  })
})

describe('the first sign-in', () => {
  test('links nobody who has a password here', async () => {
    const marie = await world.person()

    expect((await signIn('group', subject, marie.mail)).statusCode).toBe(401)
  })

  test('links nobody of a domain that is not the provider’s', async () => {
    const marie = await throughCompany(world, await world.person(), mailAt('layon.example'))

    expect((await signIn('group', subject, marie.mail)).statusCode).toBe(401)
  })

  test('by the provider of a client links its members alone', async () => {
    const [member, stranger, former] = [
      await throughCompany(world, await world.person({ in: layon }), mailAt('layon.example')),
      await throughCompany(world, await world.person(), mailAt('layon.example')),
      await throughCompany(world, await world.person({ in: layon }), mailAt('layon.example')),
    ]
    await ask(world.installer, 'update platform.client_user set active = false where user_id = $1', [former.userId])

    expect((await signIn('layon', subject, member.mail)).json()).toMatchObject({ userId: member.userId, next: 'ok' })
    expect((await signIn('layon', randomUUID(), stranger.mail)).statusCode).toBe(401)
    expect((await signIn('layon', randomUUID(), former.mail)).statusCode).toBe(401)
  })
})

describe('somebody unknown', () => {
  test('gets an account of the provider’s client, without any right, where it makes accounts', async () => {
    const mail = mailAt('layon.example')

    const login = await signIn('layon', subject, mail, { name: 'Inès de la Tour' })

    expect(login.json()).toMatchObject({
      user: { mail, firstname: 'Inès', name: 'de la Tour', type: 'office', adminOfClient: false },
      next: 'ok',
    })
    const { userId } = login.json()
    const rights = await ask(
      world.installer,
      `select m.client_id, m.admin, m.all_companies, (select count(*)::int from platform.user_right r where r.user_id = m.user_id) as rights
         from platform.client_user m where m.user_id = $1`,
      [userId],
    )
    expect(rights).toEqual([{ client_id: layon.id, admin: false, all_companies: false, rights: 0 }])
    expect((await signIn('layon', subject, mail)).json()).toMatchObject({ userId })
  })

  test('gets one account of two first sign-ins at the same moment', async () => {
    const mail = mailAt('layon.example')
    liar.lies = { claims: { sub: subject, email: mail } }
    const browsers = [browserIn(world), browserIn(world), browserIn(world)]
    for (const browser of browsers) await goThere(browser, 'layon')

    const answers = await Promise.all(browsers.map(browser => browser.redeem(mail)))

    expect(answers.map(answer => answer.statusCode)).toEqual([200, 200, 200])
    expect(await accountsOf(mail)).toHaveLength(1)
  })

  test('gets none where the provider makes no account, or for a mail of another domain', async () => {
    const [here, elsewhere] = [mailAt('essai.example'), mailAt('elsewhere.example')]

    expect((await signIn('group', subject, here)).statusCode).toBe(401)
    expect((await signIn('layon', subject, elsewhere)).statusCode).toBe(401)
    expect([...(await accountsOf(here)), ...(await accountsOf(elsewhere))]).toEqual([])
  })
})
