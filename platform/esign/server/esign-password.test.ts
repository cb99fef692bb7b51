import { type RawBuilder, sql } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'
import { as } from '#kernel/testing/as.ts'
import { ask } from '#kernel/testing/ask.ts'
import { supportCalls } from '#platform/clients/support.calls.ts'
import { type TestClient, type TestPerson, useOwnWorld } from '#platform/testing/world.ts'
import { esignConfigCalls } from '../esign-config.calls.ts'

const world = useOwnWorld()
const chosen = 'la serre aux tomates'
const other = 'le verger des poires'

let serres: TestClient
let sophie: TestPerson
let marie: TestPerson
beforeEach(async () => {
  serres = await world.client()
  sophie = await world.person({ in: serres, admin: true, firstname: 'Sophie', name: 'Lemaire' })
  marie = await world.person({ in: serres })
})

const create = (person = sophie, password = chosen, passwordConfirmation = password, clientId = serres.id) =>
  as(person).send(esignConfigCalls.createEsignPassword, { clientId, password, passwordConfirmation })
const unlock = (person: TestPerson, password = chosen, clientId = serres.id) =>
  as(person).send(esignConfigCalls.unlockEsign, { clientId, password })
const isConfigured = (person = marie) =>
  as(person).call(esignConfigCalls.hasClientConfiguredPassword, { clientId: serres.id })
const change = (input: { currentPassword: string; newPassword: string; newPasswordConfirmation?: string }) =>
  as(sophie).send(esignConfigCalls.editEsignPassword, {
    clientId: serres.id,
    newPasswordConfirmation: input.newPassword,
    ...input,
  })
const reset = (person = sophie) =>
  as(person).send(esignConfigCalls.resetEsignPassword, {
    clientId: serres.id,
    password: other,
    passwordConfirmation: other,
  })
const told = (answer: Awaited<ReturnType<typeof create>>) => [
  answer.statusCode,
  answer.json().fields?.[0]?.field ?? answer.json().code,
]

/** Camille enters the client to help. */
async function supportIn(client: TestClient) {
  const camille = await world.person({ superAdmin: true })
  const reason = 'Un contrat bloqué'
  await as(camille).call(supportCalls.startSupport, { clientId: client.id, reason })
  return { ...camille, clientId: client.id }
}

describe('the password with which a client signs', () => {
  test('is chosen once by its admin, and every member knows that there is one', async () => {
    expect(await isConfigured()).toEqual({ configured: false })

    expect((await create()).statusCode).toBe(204)

    expect(await isConfigured()).toEqual({ configured: true })
    expect(told(await create())).toEqual([409, 'ESIGN_PASSWORD_EXISTS'])
    const [row] = await ask<{ hash: string }>(
      world.installer,
      'select hash from platform.esign_password where client_id = $1',
      [serres.id],
    )
    expect(row?.hash).toMatch(/^\$argon2id\$/)
  })

  test('has twelve characters and is typed twice', async () => {
    expect(told(await create(sophie, 'onze signes'))).toEqual([400, 'password'])
    expect(told(await create(sophie, chosen, other))).toEqual([400, 'passwordConfirmation'])
    expect(await isConfigured()).toEqual({ configured: false })
  })

  test('is neither common nor made of what everybody knows of the company and of who chooses it', async () => {
    expect(told(await create(sophie, 'azertyazerty'))).toEqual([400, 'password'])
    expect(told(await create(sophie, 'Sophie Lemaire 49'))).toEqual([400, 'password'])
    expect(await isConfigured()).toEqual({ configured: false })
  })

  test('is out of reach of the role that speaks for members, like the account at the provider', async () => {
    await create()
    const asMember = (statement: RawBuilder<unknown>) =>
      world.databases.transaction('app', { clientId: serres.id, readOnly: true }, db => statement.execute(db))

    for (const secret of [
      sql`select hash from platform.esign_password`,
      sql`select failures from platform.esign_try`,
      sql`select secret from platform.esign_account`,
      sql`select secret from platform.client_service`,
    ])
      await expect(asMember(secret)).rejects.toThrow(/permission denied/)
  })

  test('changes for whoever knows it, and closes what was unlocked with the former', async () => {
    await create()
    await unlock(marie)

    expect(told(await change({ currentPassword: other, newPassword: other }))).toEqual([400, 'currentPassword'])
    const differs = { currentPassword: chosen, newPassword: other, newPasswordConfirmation: chosen }
    expect(told(await change(differs))).toEqual([400, 'newPasswordConfirmation'])
    expect((await change({ currentPassword: chosen, newPassword: other })).statusCode).toBe(204)

    expect((await unlock(marie)).statusCode).toBe(400)
    expect((await unlock(marie, other)).statusCode).toBe(200)
  })

  test('is replaced by an admin who has lost it, and every other admin is told', async () => {
    const paul = await world.person({ in: serres, admin: true })
    expect(told(await reset())).toEqual([409, 'ESIGN_PASSWORD_MISSING'])
    await create()

    expect((await reset()).statusCode).toBe(204)

    expect((await unlock(marie, other)).statusCode).toBe(200)
    const news = await ask<{ user_id: string; title: string }>(
      world.installer,
      `select user_id, title from platform.notification where client_id = $1 and type = 'platform.esign-password'`,
      [serres.id],
    )
    expect(news).toEqual([
      { user_id: paul.userId, title: 'Sophie Lemaire a réinitialisé le mot de passe de signature' },
    ])
  })

  test('asks for a proof of less than five minutes', async () => {
    world.clock.advance({ minutes: 6 })
    for (const answer of [await create(), await change({ currentPassword: chosen, newPassword: other }), await reset()])
      expect(told(answer)).toEqual([409, 'REAUTH_REQUIRED'])
  })

  test('is no affair of a member, of a neighbour, nor of who came in to help', async () => {
    await create()
    const anne = await world.person({ in: await world.client(), admin: true })
    const helper = await supportIn(serres)

    const twice = { clientId: serres.id, password: other, passwordConfirmation: other }
    const editing = { clientId: serres.id, currentPassword: chosen, newPassword: other, newPasswordConfirmation: other }
    const byAdmins = (person: TestPerson) => [
      as(person).send(esignConfigCalls.createEsignPassword, twice),
      as(person).send(esignConfigCalls.editEsignPassword, editing),
      as(person).send(esignConfigCalls.resetEsignPassword, twice),
    ]
    const unlocking = (person: TestPerson) =>
      as(person).send(esignConfigCalls.unlockEsign, { clientId: serres.id, password: chosen })
    const statuses = async (sent: readonly ReturnType<typeof unlocking>[]) =>
      (await Promise.all(sent)).map(({ statusCode }) => statusCode)

    expect(await statuses(byAdmins(marie))).toEqual([403, 403, 403])
    expect(await statuses([...byAdmins(anne), unlocking(anne)])).toEqual([404, 404, 404, 404])
    const asked = { clientId: serres.id }
    expect((await as(anne).send(esignConfigCalls.hasClientConfiguredPassword, asked)).statusCode).toBe(404)
    for (const answer of await Promise.all([...byAdmins(helper), unlocking(helper)]))
      expect(told(answer)).toEqual([409, 'SUPPORT_NOT_ALLOWED'])
  })
})

describe('unlocking', () => {
  test('lets the session of whoever knows the password sign for a quarter of an hour', async () => {
    expect(told(await unlock(marie))).toEqual([409, 'ESIGN_PASSWORD_MISSING'])
    await create()

    const { until } = await as(marie).call(esignConfigCalls.unlockEsign, { clientId: serres.id, password: chosen })

    expect(until).toBe(world.clock.now().add({ minutes: 15 }).toString())
  })

  test('makes the sixth try wait a quarter of an hour, be it right', async () => {
    await create()
    for (const guess of ['un', 'deux', 'trois', 'quatre', 'cinq'])
      expect(told(await unlock(marie, `${guess} essais`))).toEqual([400, 'password'])

    const sixth = await unlock(marie)

    expect([sixth.statusCode, sixth.headers['retry-after']]).toEqual([429, '900'])
    world.clock.advance({ minutes: 14 })
    marie = await world.signIn(marie)
    expect((await unlock(marie)).statusCode).toBe(429)
    world.clock.advance({ minutes: 1 })
    expect((await unlock(marie)).statusCode).toBe(200)
  })

  test('makes nobody else wait than who mistyped', async () => {
    await create()
    for (let n = 0; n < 5; n += 1) await unlock(marie, 'pas le bon du tout')

    expect((await unlock(marie)).statusCode).toBe(429)
    expect((await unlock(sophie)).statusCode).toBe(200)
    await reset()
    expect((await unlock(marie, other)).statusCode).toBe(200)
  })

  test('forgets the wrong tries once a right one comes', async () => {
    await create()
    for (let n = 0; n < 8; n += 1) {
      expect((await unlock(marie, 'pas le bon du tout')).statusCode).toBe(400)
      expect((await unlock(marie)).statusCode).toBe(200)
    }
  })
})

describe('the account at the provider', () => {
  const account = { firstname: 'Sophie', name: 'Lemaire', mail: 'Sophie@serres.example' }
  const save = (more: object = {}, person = sophie) =>
    as(person).send(esignConfigCalls.saveEsignProviderAccount, { ...account, ...more })
  const read = (person = sophie, clientId = serres.id) =>
    as(person).send(esignConfigCalls.getEsignProviderAccount, { clientId })

  test('is kept with a sealed secret that is never told', async () => {
    expect((await read()).json()).toBeNull()

    const docusign = { provider: 'docusign', accountId: 'a-1', permissionProfileId: 'p-1', secret: 'clé privée' }
    const saved = await save({ clientId: serres.id, ...docusign })

    expect(saved.json()).toEqual({
      ...account,
      mail: 'sophie@serres.example',
      provider: 'docusign',
      accountId: 'a-1',
      permissionProfileId: 'p-1',
      hasSecret: true,
      version: 1,
    })
    expect((await read()).body).toBe(saved.body)
    const [row] = await ask<{ id: string; secret: Buffer }>(
      world.installer,
      'select id, secret from platform.esign_account where client_id = $1',
      [serres.id],
    )
    expect(world.keys.open(`platform.esign_account ${row?.id}`, row?.secret as Buffer)).toBe('clé privée')
  })

  test('names its account where it has one, gives a secret to no other, and is saved from what was seen', async () => {
    expect(told(await save({ provider: 'docusign' }))).toEqual([400, 'accountId'])
    await save({ provider: 'docusign', accountId: 'a-1', secret: 'clé privée' })

    expect(told(await save({ accountId: 'a-2' }))).toEqual([400, 'secret'])
    expect(told(await save({ accountId: 'a-1', version: 7 }))).toEqual([409, 'VERSION_CONFLICT'])
    expect((await save({ accountId: 'a-1', name: 'Roche', version: 1 })).json()).toMatchObject({
      provider: 'docusign',
      name: 'Roche',
      hasSecret: true,
      version: 2,
    })
  })

  test('is no affair of a member, of a neighbour; who came in to help reads it and changes nothing', async () => {
    await save()
    const neighbour = await world.client()
    const anne = await world.person({ in: neighbour, admin: true })
    const helper = await supportIn(serres)

    const asked = { clientId: serres.id }
    for (const [person, status] of [
      [marie, 403],
      [anne, 404],
    ] as const) {
      const reading = await as(person).send(esignConfigCalls.getEsignProviderAccount, asked)
      const saving = await as(person).send(esignConfigCalls.saveEsignProviderAccount, { ...asked, ...account })
      expect([reading.statusCode, saving.statusCode]).toEqual([status, status])
    }
    expect((await read(anne, neighbour.id)).json()).toBeNull()
    expect((await read(helper)).json()).toMatchObject({ name: 'Lemaire' })
    expect(told(await save({}, helper))).toEqual([409, 'SUPPORT_NOT_ALLOWED'])
  })
})
