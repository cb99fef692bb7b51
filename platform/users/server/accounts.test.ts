import { describe, expect, test } from 'vitest'
import type { Call } from '#kernel/shared/call.ts'
import { as, visitor } from '#kernel/testing/as.ts'
import { ask } from '#kernel/testing/ask.ts'
import { clientsCalls } from '#platform/clients/clients.calls.ts'
import { hashPassword } from '#platform/identity/identity.server.ts'
import { openLiar, registerProvider } from '#platform/identity/testing/company-sign-in.ts'
import { mailsTo } from '#platform/identity/testing/identity-mails.ts'
import { type TestPerson, useOwnWorld } from '#platform/testing/world.ts'
import { accountsCalls } from '../accounts.calls.ts'
import { membersCalls } from '../members.calls.ts'
import { usersCalls } from '../users.calls.ts'

const world = useOwnWorld()

const superAdmin = () => world.person({ superAdmin: true, firstname: 'Camille', name: 'Roche' })
const list = (who: TestPerson, more: object = {}) =>
  as(who).call(accountsCalls.getAllUsers, { page: 0, size: 50, ...more })
const statusOf = async (who: TestPerson, call: Call, input: object) =>
  (await as(who).send(call, input as Record<string, unknown>)).statusCode
const account = (who: TestPerson, { userId }: TestPerson) => as(who).call(accountsCalls.getAccount, { userId })
const asksStill = (person: TestPerson) => statusOf(person, clientsCalls.getAvailableClients, {})

describe('all the people of the platform', () => {
  test('come to a super admin with their clients, roles, state and last sign-in', async () => {
    const word = crypto.randomUUID().slice(0, 8)
    const [camille, serres] = [await superAdmin(), await world.client({ name: 'Serres' })]
    const anne = await world.person({ in: serres, admin: true, firstname: 'Anne', name: `Élan${word}` })
    const paul = await world.person({ firstname: 'Paul', name: `Zidi${word}`, superDev: true })
    await as(camille).send(membersCalls.deleteUser, { id: paul.userId })

    const page = await list(camille, { search: word })

    expect(page.items).toMatchObject([
      {
        id: anne.userId,
        state: 'active',
        type: 'sun',
        superDev: false,
        clients: [{ id: serres.id, name: 'Serres', admin: true }],
        lastLoginAt: world.clock.now().toString(),
        mfa: false,
        can: { lead: true },
      },
      { id: paul.userId, state: 'disabled', superDev: true, clients: [] },
    ])
    const ids = async (more: object) => (await list(camille, { search: word, ...more })).items.map(({ id }) => id)
    expect(await ids({ sort: '-name' })).toEqual([paul.userId, anne.userId])
    expect(await ids({ sort: 'state' })).toEqual([anne.userId, paul.userId])
    expect(await ids({ sort: '-state' })).toEqual([paul.userId, anne.userId])
    expect(await ids({ state: 'disabled' })).toEqual([paul.userId])
    expect(await ids({ state: 'active', role: 'adminOfClient' })).toEqual([anne.userId])
    expect(await ids({ role: 'superDev' })).toEqual([paul.userId])
    expect(await ids({ role: 'superAdmin' })).toEqual([])
    expect(await ids({ memberOf: serres.id })).toEqual([anne.userId])
    expect(await ids({ type: 'office' })).toEqual([])
    expect((await account(camille, camille)).can).toEqual({ lead: false })
  })

  test('can be kept to those of one client, chosen among all by name', async () => {
    const [camille, dorian] = [await superAdmin(), await world.person({ superDev: true })]
    const [zone, abeille] = [await world.client({ name: 'Zone sud' }), await world.client({ name: 'Abeille' })]

    const clients = await as(camille).call(accountsCalls.getClientsOfAccounts, {})

    const known = clients.filter(({ id }) => [zone.id, abeille.id].includes(id))
    expect(known).toEqual([
      { id: abeille.id, name: 'Abeille' },
      { id: zone.id, name: 'Zone sud' },
    ])
    expect(await statusOf(dorian, accountsCalls.getClientsOfAccounts, {})).toBe(403)
  })

  test('are led by nobody else', async () => {
    const serres = await world.client()
    const paul = await world.person({ in: serres })
    const { userId } = paul
    const others = [
      await world.person({ in: serres, admin: true }),
      await world.person({ superDev: true }),
      await world.person({ in: serres }),
      visitor(world.app) as TestPerson,
    ]
    const asked: [Call, object][] = [
      [accountsCalls.getAllUsers, { page: 0, size: 10 }],
      [accountsCalls.getClientsOfAccounts, {}],
      [accountsCalls.getAccount, { userId }],
      [accountsCalls.switchAccountType, { userId, type: 'office' }],
      [accountsCalls.enableUser, { userId }],
      [accountsCalls.editSuperFlags, { userId, superAdmin: true, superDev: false }],
    ]
    for (const [call, input] of asked) {
      const statuses = []
      for (const who of others) statuses.push(await statusOf(who, call, input))
      expect(statuses).toEqual([403, 403, 403, 401])
    }
  })

  test('that nobody is, are not there', async () => {
    const camille = await superAdmin()
    const userId = crypto.randomUUID()
    const asked: [Call, object][] = [
      [accountsCalls.getAccount, { userId }],
      [accountsCalls.switchAccountType, { userId, type: 'office' }],
      [accountsCalls.enableUser, { userId }],
      [accountsCalls.editSuperFlags, { userId, superAdmin: true, superDev: false }],
      [membersCalls.deleteUser, { id: userId }],
    ]
    for (const [call, input] of asked) expect(await statusOf(camille, call, input)).toBe(404)
  })
})

describe('an account', () => {
  test('is closed by a super admin who names no client, and opened again', async () => {
    const camille = await superAdmin()
    const paul = await world.person({ in: await world.client() })

    expect(await statusOf(camille, membersCalls.deleteUser, { id: paul.userId })).toBe(204)
    expect(await asksStill(paul)).toBe(401)
    expect((await account(camille, paul)).state).toBe('disabled')

    expect(await statusOf(camille, accountsCalls.enableUser, { userId: paul.userId })).toBe(204)
    expect(await account(camille, paul)).toMatchObject({ state: 'active', clients: [{ admin: false }] })
    const events = await ask(
      world.installer,
      `select detail ->> 'what' as what from platform.security_event
        where user_id = $1 and kind = 'ACCOUNT_CHANGED' order by id`,
      [paul.userId],
    )
    expect(events).toEqual([{ what: 'closed' }, { what: 'opened' }])
  })

  test('is never one’s own', async () => {
    const camille = await superAdmin()
    const { userId } = camille
    await superAdmin()
    expect(await statusOf(camille, membersCalls.deleteUser, { id: userId })).toBe(403)
    expect(await statusOf(camille, accountsCalls.switchAccountType, { userId, type: 'office' })).toBe(403)
    expect(await statusOf(camille, accountsCalls.editSuperFlags, { userId, superAdmin: true, superDev: true })).toBe(
      403,
    )
  })

  test('passes to the sign-in of a company and back, where its domain has one; the sessions end', async () => {
    const camille = await superAdmin()
    const liar = await openLiar(world)
    const domain = `${crypto.randomUUID()}.example`
    await registerProvider(world, { key: `a-${domain.slice(0, 8)}`, issuer: liar.issuer, mailDomains: [domain] })
    const paul = await world.person({ passwordHash: await hashPassword('une phrase de passe à soi') })
    const { userId } = paul
    expect(await statusOf(camille, accountsCalls.switchAccountType, { userId, type: 'office' })).toBe(400)
    await ask(world.installer, 'update platform.user set mail = $2 where id = $1', [userId, `paul@${domain}`])

    expect(await statusOf(camille, accountsCalls.switchAccountType, { userId, type: 'office' })).toBe(204)
    expect(await asksStill(paul)).toBe(401)
    expect((await account(camille, paul)).type).toBe('office')
    const passwords = await ask(world.installer, 'select password_hash from platform.credential where user_id = $1', [
      userId,
    ])
    expect(passwords).toEqual([{ password_hash: null }])

    expect(await statusOf(camille, accountsCalls.switchAccountType, { userId, type: 'sun' })).toBe(204)
    const [activation] = await mailsTo(world, `paul@${domain}`)
    expect(activation?.text).toContain(`/resetPassword/${userId}/`)
    await liar.close()
  })

  test('of somebody else is edited by a super admin', async () => {
    const camille = await superAdmin()
    const paul = await world.person()
    const edit = (more: object = {}) =>
      as(camille).send(usersCalls.editUser, {
        id: paul.userId,
        editorId: camille.userId,
        firstname: 'Paule',
        name: 'Grand',
        mail: paul.mail,
        jobtitle: null,
        ...more,
      })

    expect((await edit()).json()).toMatchObject({ firstname: 'Paule', name: 'Grand', version: 2 })
    expect((await edit({ id: crypto.randomUUID() })).statusCode).toBe(404)
    world.clock.advance({ minutes: 6 })
    expect((await edit({ mail: 'autre@essai.example' })).json().code).toBe('REAUTH_REQUIRED')
  })
})

describe('a super role', () => {
  test('is given and taken with a fresh proof, and every other super admin is told', async () => {
    const [camille, other] = [await superAdmin(), await superAdmin()]
    const paul = await world.person({ firstname: 'Paul', name: 'Petit' })
    const flags = { userId: paul.userId, superAdmin: true, superDev: false }

    expect(await as(camille).call(accountsCalls.editSuperFlags, flags)).toEqual({ superAdmin: true, superDev: false })

    expect(await account(camille, paul)).toMatchObject({ superAdmin: true, superDev: false })
    const [told] = await mailsTo(world, other.mail)
    expect(told?.text).toContain('Paul Petit')
    expect(await mailsTo(world, camille.mail)).toEqual([])
    world.clock.advance({ minutes: 6 })
    const late = await as(camille).send(accountsCalls.editSuperFlags, { ...flags, superAdmin: false })
    expect([late.statusCode, late.json().code]).toEqual([409, 'REAUTH_REQUIRED'])
  })

  test('of two super admins who take each other’s at once leaves one of them', async () => {
    await ask(world.installer, 'update platform.user set super_admin = false', [])
    const [camille, other] = [await superAdmin(), await superAdmin()]
    const take = (who: TestPerson, { userId }: TestPerson) =>
      as(who).send(accountsCalls.editSuperFlags, { userId, superAdmin: false, superDev: false })

    await Promise.all([take(camille, other), take(other, camille)])

    const left = await ask(world.installer, 'select from platform.user where super_admin and active', [])
    expect(left).toHaveLength(1)
  })
})
