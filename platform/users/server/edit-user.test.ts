import { describe, expect, test } from 'vitest'
import { as, visitor } from '#kernel/testing/as.ts'
import { ask } from '#kernel/testing/ask.ts'
import { giveLink } from '#platform/identity/identity.server.ts'
import { passwordsCalls } from '#platform/identity/passwords.calls.ts'
import type { PlatformDb } from '#platform/platform-db.ts'
import { type TestPerson, useOwnWorld } from '#platform/testing/world.ts'
import { identityCalls } from '#platform/identity/identity.calls.ts'
import { usersCalls } from '../users.calls.ts'

const world = useOwnWorld()

const dataOf = ({ userId, mail }: TestPerson, changed: object = {}) => ({
  id: userId,
  editorId: userId,
  firstname: 'Marie',
  name: 'Caron',
  mail,
  jobtitle: null,
  ...changed,
})

const edit = (person: TestPerson, changed: object = {}) =>
  as(person).call(usersCalls.editUser, dataOf(person, changed) as never)
const tryToEdit = (person: TestPerson, changed: object) => as(person).send(usersCalls.editUser, dataOf(person, changed))

/** The token of the link that the last mail to somebody carries. */
async function linkMailedTo(mail: string) {
  await world.dispatcher.drain()
  const isThere = () => world.mailer.inbox?.().find(({ to }) => to === mail)
  await expect.poll(isThere).toBeDefined()
  return /confirmMail\/([\w-]+)/.exec(isThere()?.text ?? '')?.[1] ?? ''
}

describe('one’s own data', () => {
  test('are changed by oneself, with or without a client', async () => {
    const marie = await world.person({ superDev: true })

    const saved = await edit(marie, { firstname: ' Maria ', jobtitle: 'Responsable RH', language: 'es' })

    expect(saved).toMatchObject({ firstname: 'Maria', jobtitle: 'Responsable RH', language: 'es', version: 2 })
    const events = await ask(
      world.installer,
      `select kind from platform.security_event where user_id = $1 and kind = 'ACCOUNT_CHANGED'`,
      [marie.userId],
    )
    expect(events).toHaveLength(1)
  })

  test('are told once: who saves what he read before somebody else saved is told so', async () => {
    const marie = await world.person()
    await edit(marie, { version: 1 })

    const late = await tryToEdit(marie, { name: 'Martin', version: 1 })

    expect([late.statusCode, late.json().code]).toEqual([409, 'VERSION_CONFLICT'])
    expect((await edit(marie)).name).toBe('Caron')
  })

  test('are nobody else’s affair, the admin of the client included', async () => {
    const serres = await world.client()
    const [sophie, marie] = [await world.person({ in: serres, admin: true }), await world.person({ in: serres })]

    const asHerself = await tryToEdit(sophie, { id: marie.userId })
    const asMarie = await tryToEdit(sophie, { id: marie.userId, editorId: marie.userId })

    expect(asHerself.statusCode).toBe(404)
    expect([asMarie.statusCode, asMarie.json().fields[0].field]).toEqual([400, 'editorId'])
    expect((await as(visitor(world.app)).send(usersCalls.editUser, dataOf(marie))).statusCode).toBe(401)
  })
})

describe('another mail address', () => {
  test('counts once the link that is sent there was followed, and the link works once', async () => {
    await world.startQueue()
    const marie = await world.person()
    const wanted = `${crypto.randomUUID()}@essai.example`

    expect((await edit(marie, { mail: wanted.toUpperCase(), name: 'Martin' })).mail).toBe(marie.mail)
    const token = await linkMailedTo(wanted)
    const confirm = () => as(visitor(world.app)).send(identityCalls.confirmMail, { token })

    expect((await confirm()).statusCode).toBe(204)
    expect(await as(marie).call(usersCalls.getUserInfo, { id: marie.userId })).toMatchObject({
      mail: wanted,
      name: 'Martin',
    })
    const again = await confirm()
    expect([again.statusCode, again.json().code]).toEqual([409, 'LINK_USED'])
  })

  test('of somebody else is never told to be taken: the answer is the same, and the link leads nowhere', async () => {
    await world.startQueue()
    const [marie, paul] = [await world.person(), await world.person()]

    expect((await edit(marie, { mail: paul.mail })).mail).toBe(marie.mail)
    const answer = await as(visitor(world.app)).send(identityCalls.confirmMail, {
      token: await linkMailedTo(paul.mail),
    })

    expect([answer.statusCode, answer.json().code]).toEqual([409, 'LINK_USED'])
    expect((await as(marie).call(usersCalls.getUserInfo, { id: marie.userId })).mail).toBe(marie.mail)
  })

  test('that two people confirm at the same instant is one’s, and the other is told so', async () => {
    const [marie, paul] = [await world.person(), await world.person()]
    const mail = `${crypto.randomUUID()}@essai.example`
    const tokens = await world.databases.transaction('auth', { readOnly: false }, async (db: PlatformDb) => {
      const wish = (userId: string) => giveLink(db, world.ground, { kind: 'mailChange', userId, subject: { mail } })
      return [(await wish(marie.userId)).token, (await wish(paul.userId)).token]
    })

    const answers = await Promise.all(
      tokens.map(token => as(visitor(world.app)).send(identityCalls.confirmMail, { token })),
    )

    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([204, 409])
  })

  test('asks for a proof of less than five minutes', async () => {
    const marie = await world.person()
    world.clock.advance({ minutes: 6 })

    const answer = await tryToEdit(marie, { mail: 'autre@essai.example', name: 'Martin' })

    expect([answer.statusCode, answer.json().code]).toEqual([409, 'REAUTH_REQUIRED'])
    expect(await edit(marie)).toMatchObject({ name: 'Caron', version: 2 })
  })

  test('of a company account is the company’s', async () => {
    const marie = await world.person()
    await ask(world.installer, `update platform.user set account_type = 'office' where id = $1`, [marie.userId])

    const answer = await tryToEdit(marie, { mail: 'autre@essai.example' })

    expect([answer.statusCode, answer.json().fields[0].field]).toEqual([400, 'mail'])
  })

  test('is asked for five times an hour at most: nobody has strangers written to', async () => {
    const marie = await world.person()
    const askForAnother = () => tryToEdit(marie, { mail: `${crypto.randomUUID()}@essai.example` })
    for (let n = 0; n < 5; n += 1) expect((await askForAnother()).statusCode).toBe(200)

    const answer = await askForAnother()

    expect([answer.statusCode, answer.json().code]).toEqual([429, 'TOO_MANY_ATTEMPTS'])
    expect((await tryToEdit(marie, { name: 'Martin' })).statusCode).toBe(200)
  })

  test('is told to the one that holds until then', async () => {
    await world.startQueue()
    const marie = await world.person()

    await edit(marie, { mail: `${crypto.randomUUID()}@essai.example` })

    await world.dispatcher.drain()
    const warned = () => world.mailer.inbox?.().filter(({ to }) => to === marie.mail)
    await expect.poll(() => warned()?.[0]?.subject).toMatch(/adresse/)
    expect(warned()?.[0]?.text).not.toContain('confirmMail')
  })

  test('is not confirmed once the password was changed, nor for who was disabled', async () => {
    await world.startQueue()
    const [marie, paul] = [await world.person(), await world.person()]
    const wanted = [marie, paul].map(() => `${crypto.randomUUID()}@essai.example`) as [string, string]
    await edit(marie, { mail: wanted[0] })
    await edit(paul, { mail: wanted[1] })
    const tokens = [await linkMailedTo(wanted[0]), await linkMailedTo(wanted[1])]

    await as(await world.person({ superAdmin: true })).call(passwordsCalls.giveTemporaryPassword, {
      userId: marie.userId,
    })
    await ask(world.installer, 'update platform.user set active = false where id = $1', [paul.userId])

    for (const token of tokens)
      expect((await as(visitor(world.app)).send(identityCalls.confirmMail, { token })).statusCode).toBe(409)
  })

  test('kills the links to a new password that the former one was sent', async () => {
    await world.startQueue()
    const marie = await world.person()
    const wanted = `${crypto.randomUUID()}@essai.example`
    const reset = await world.databases.transaction('auth', { readOnly: false }, (db: PlatformDb) =>
      giveLink(db, world.ground, { kind: 'activation', userId: marie.userId }),
    )
    const leadsOn = () =>
      as(visitor(world.app)).call(passwordsCalls.checkIfUserCanEnterCode, { userId: marie.userId, token: reset.token })
    await edit(marie, { mail: wanted })
    expect(await leadsOn()).toMatchObject({ allowed: true })

    await as(visitor(world.app)).call(identityCalls.confirmMail, { token: await linkMailedTo(wanted) })

    expect(await leadsOn()).toMatchObject({ allowed: false })
  })
})

describe('where one works', () => {
  test('is told with who manages it, in the client that one works in alone', async () => {
    const [group, bocage] = [await world.client({ companies: ['Serres', 'Station'] }), await world.client()]
    const marie = await world.person({ in: group, companies: [1] })
    const chief = await world.person({ in: group, companies: [1], firstname: 'Youssef', name: 'Benali' })
    await ask(world.installer, 'update platform.service_user set manager = true where user_id = $1', [chief.userId])
    const elsewhere = await world.person({ in: bocage })

    const own = await as(marie).call(usersCalls.getOwnWorkplaces, {})

    expect(own).toEqual([
      {
        companyId: group.companies[1]?.id,
        company: 'Station',
        manages: false,
        managers: [],
        services: [{ id: expect.any(String), name: 'Service', manages: false, managers: ['Youssef Benali'] }],
      },
    ])
    expect(await as(elsewhere).call(usersCalls.getOwnWorkplaces, {})).toMatchObject([
      { companyId: bocage.companies[0]?.id },
    ])
    const inOther = await as({ ...marie, clientId: bocage.id }).send(usersCalls.getOwnWorkplaces)
    expect([inOther.statusCode, inOther.json().code]).toEqual([403, 'CLIENT_NOT_ALLOWED'])
  })
})
