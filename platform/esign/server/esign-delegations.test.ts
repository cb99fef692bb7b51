import { beforeEach, describe, expect, test } from 'vitest'
import { as } from '#kernel/testing/as.ts'
import { ask } from '#kernel/testing/ask.ts'
import { supportCalls } from '#platform/clients/support.calls.ts'
import { type TestClient, type TestPerson, useOwnWorld } from '#platform/testing/world.ts'
import { esignDelegationsCalls } from '../esign-delegations.calls.ts'

const world = useOwnWorld()
const employees = 'rh/gestion_du_personnel/salaries'

let serres: TestClient
let sophie: TestPerson
let marie: TestPerson
let paul: TestPerson
let ines: TestPerson
let contract: { id: number; code: string }
beforeEach(async () => {
  serres = await world.client()
  const inSerres = { in: serres, rights: { [employees]: 2 } } as const
  sophie = await world.person({ in: serres, admin: true, firstname: 'Sophie', name: 'Lemaire' })
  marie = await world.person({ ...inSerres, firstname: 'Marie', name: 'Caron' })
  paul = await world.person({ ...inSerres, firstname: 'Paul', name: 'Petit' })
  ines = await world.person({ ...inSerres, firstname: 'Inès', name: 'Roche' })
  const [type] = await ask<{ id: number; code: string }>(
    world.installer,
    `select t.id, t.code from platform.document_type t join platform.application a on a.id = t.application_id
      where a.code = 'rh' and t.signable and t.archived_at is null order by t.position, t.id limit 1`,
  )
  contract = type as typeof contract
})

const wishOf = (person: TestPerson) => ({
  documentTypeId: contract.id,
  userId: person.userId,
  usersCanSendOnBehalfIds: [paul.userId],
  usersCanSignOnBehalfIds: [paul.userId, ines.userId],
  favoriteUserForSendingId: null,
  favoriteUserForSigningId: ines.userId,
  startsAt: null,
  endsAt: null,
})
const create = (by: TestPerson, more: object = {}, of = marie) =>
  as(by).send(esignDelegationsCalls.createDelegationOfUserForDocumentType, { ...wishOf(of), ...more })
const edit = (by: TestPerson, more: object = {}, of = marie) =>
  as(by).send(esignDelegationsCalls.editDelegationOfUserForDocumentType, { ...wishOf(of), ...more })
const remove = (by: TestPerson, of = marie) =>
  as(by).send(esignDelegationsCalls.removeDelegationOfUserForDocumentType, {
    documentTypeId: contract.id,
    userId: of.userId,
  })
const ofMarie = () => ({ clientId: serres.id, typeId: contract.id, userId: marie.userId })
const rowOf = (by: TestPerson) => as(by).call(esignDelegationsCalls.getUserDelegationConfigForDocumentType, ofMarie())
const maySign = (by: TestPerson, of = by) =>
  as(by).call(esignDelegationsCalls.canUserSignEnvelope, {
    clientId: serres.id,
    documentType: contract.code,
    userId: of.userId,
  })
const told = (answer: Awaited<ReturnType<typeof create>>) => [
  answer.statusCode,
  answer.json().fields?.[0]?.field ?? answer.json().code,
]
const named = (people: readonly { firstname: string }[]) => people.map(({ firstname }) => firstname)

describe('the delegation of a person for a type of document', () => {
  test('is written by himself or by an admin, and says who acts for him', async () => {
    const made = await create(marie)

    expect([made.statusCode, made.json()]).toEqual([
      201,
      { ...wishOf(marie), usersCanSignOnBehalfIds: expect.arrayContaining([paul.userId, ines.userId]), version: 1 },
    ])
    expect(told(await create(sophie))).toEqual([409, 'DELEGATION_EXISTS'])
    const edited = await edit(sophie, { usersCanSignOnBehalfIds: [ines.userId], version: 1 })
    expect(edited.json()).toMatchObject({ usersCanSignOnBehalfIds: [ines.userId], version: 2 })
    expect(await rowOf(marie)).toEqual(edited.json())
    expect((await edit(marie, { version: 1 })).statusCode).toBe(409)
  })

  test('names favourites inside its lists, members, and not oneself', async () => {
    const stranger = await world.person({ in: await world.client() })
    const reader = await world.person({ in: serres, readOnly: true })

    const answers = [
      await create(marie, { favoriteUserForSendingId: ines.userId }),
      await create(marie, { favoriteUserForSigningId: stranger.userId }),
      await create(marie, { usersCanSendOnBehalfIds: [stranger.userId] }),
      await create(marie, { usersCanSendOnBehalfIds: [reader.userId] }),
      await create(marie, { usersCanSendOnBehalfIds: [marie.userId] }),
      await create(marie, { documentTypeId: 2_000_000_000 }),
    ]

    expect(answers.map(told)).toEqual([
      [400, 'favoriteUserForSendingId'],
      [400, 'favoriteUserForSigningId'],
      [400, 'usersCanSendOnBehalfIds'],
      [400, 'usersCanSendOnBehalfIds'],
      [400, 'usersCanSendOnBehalfIds'],
      [400, 'documentTypeId'],
    ])
    expect(await rowOf(marie)).toBeNull()
  })

  test('is neither written nor removed by who may only read, in a client that may not write either', async () => {
    const reader = await world.person({ in: serres, readOnly: true, rights: { [employees]: 2 } })
    await create(marie)
    const written = await rowOf(sophie)
    const byReader = [await create(reader, {}, reader), await edit(reader, {}, reader), await remove(reader, reader)]
    await ask(world.installer, 'update platform.client set read_only = true where id = $1', [serres.id])
    const closed = [await create(paul, {}, paul), await edit(marie), await remove(marie), await remove(sophie)]

    expect([...byReader, ...closed].map(({ statusCode }) => statusCode)).toEqual([403, 403, 403, 403, 403, 403, 403])
    expect(await rowOf(sophie)).toEqual(written)
    expect((await maySign(reader)).allowed).toBe(false)
  })

  test('ends: whoever acted for him no longer does', async () => {
    await create(marie)
    expect(named((await maySign(paul)).onBehalfOf)).toEqual(['Marie'])

    expect((await remove(marie)).statusCode).toBe(204)

    expect(await maySign(paul)).toEqual({ allowed: true, onBehalfOf: [] })
    expect((await remove(marie)).statusCode).toBe(404)
    expect((await edit(marie)).statusCode).toBe(404)
  })

  test('of somebody else does not exist for who administers nothing', async () => {
    await create(marie)
    const asked = { ...ofMarie() }

    const answers = [
      await as(paul).send(esignDelegationsCalls.createDelegationOfUserForDocumentType, wishOf(ines)),
      await as(paul).send(esignDelegationsCalls.editDelegationOfUserForDocumentType, wishOf(marie)),
      await as(paul).send(esignDelegationsCalls.removeDelegationOfUserForDocumentType, {
        documentTypeId: contract.id,
        userId: marie.userId,
      }),
      await as(paul).send(esignDelegationsCalls.getUserDelegationConfigForDocumentType, asked),
      await as(paul).send(esignDelegationsCalls.getSendersConfiguredForUser, asked),
      await as(paul).send(esignDelegationsCalls.getSignersConfiguredForUser, asked),
      await as(paul).send(esignDelegationsCalls.getDocumentTypesAllowedForUser, {
        clientId: serres.id,
        userId: marie.userId,
      }),
      await as(paul).send(esignDelegationsCalls.canUserSignEnvelope, {
        clientId: serres.id,
        documentType: contract.code,
        userId: marie.userId,
      }),
    ]

    expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404, 404, 404, 404, 404, 404])
    expect((await rowOf(marie))?.version).toBe(1)
  })

  test('of a neighbour is neither seen nor written', async () => {
    await create(marie)
    const anne = await world.person({ in: await world.client(), admin: true })
    const asked = ofMarie()
    const ofType = { clientId: serres.id, typeId: contract.id }

    const answers = [
      await as(anne).send(esignDelegationsCalls.getUsersAllowedToConfigureDocumentTypes, ofType),
      await as(anne).send(esignDelegationsCalls.getPossibleDelegates, ofType),
      await as(anne).send(esignDelegationsCalls.getUsersWhoHaveExistingConfigForDocumentType, ofType),
      await as(anne).send(esignDelegationsCalls.getUserDelegationConfigForDocumentType, asked),
      await remove(anne),
      await edit(anne),
      await create(anne),
    ]

    expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404, 404, 404, 400, 400])
    const own = { ...asked, clientId: String(anne.clientId) }
    expect(await as(anne).call(esignDelegationsCalls.getUserDelegationConfigForDocumentType, own)).toBeNull()
  })

  test('is read and never written by who came in to help', async () => {
    await create(marie)
    const camille = await world.person({ superAdmin: true })
    await as(camille).call(supportCalls.startSupport, { clientId: serres.id, reason: 'Un contrat bloqué' })
    const helper = { ...camille, clientId: serres.id }

    for (const answer of [await create(helper, {}, ines), await edit(helper), await remove(helper)])
      expect(told(answer)).toEqual([409, 'SUPPORT_NOT_ALLOWED'])
    expect(await rowOf(helper)).not.toBeNull()
  })
})

describe('who is who', () => {
  const ofType = () => ({ clientId: serres.id, typeId: contract.id })

  test('an admin sees the people who may own a row and those who do, a person himself', async () => {
    await world.person({ in: serres, readOnly: true, firstname: 'Luc' })
    await create(marie)
    const owners = (by: TestPerson) =>
      as(by).call(esignDelegationsCalls.getUsersAllowedToConfigureDocumentTypes, ofType())
    const configured = (by: TestPerson) =>
      as(by).call(esignDelegationsCalls.getUsersWhoHaveExistingConfigForDocumentType, ofType())

    expect((await owners(sophie)).map(({ firstname, configured: is }) => [firstname, is])).toEqual([
      ['Marie', true],
      ['Sophie', false],
      ['Paul', false],
      ['Inès', false],
    ])
    expect(named(await owners(paul))).toEqual(['Paul'])
    expect(await configured(sophie)).toMatchObject([{ firstname: 'Marie', senders: 1, signers: 2 }])
    expect(await configured(paul)).toEqual([])
    expect(named(await as(paul).call(esignDelegationsCalls.getPossibleDelegates, ofType()))).toHaveLength(4)
  })

  test('the favourite comes first among those who act for somebody', async () => {
    await create(marie)

    const signers = await as(marie).call(esignDelegationsCalls.getSignersConfiguredForUser, ofMarie())
    const senders = await as(sophie).call(esignDelegationsCalls.getSendersConfiguredForUser, ofMarie())

    expect(signers.map(({ firstname, favourite }) => [firstname, favourite])).toEqual([
      ['Inès', true],
      ['Paul', false],
    ])
    expect(senders.map(({ firstname, favourite }) => [firstname, favourite])).toEqual([['Paul', false]])
  })

  test('only who writes in the application sends and signs its documents', async () => {
    const luc = await world.person({ in: serres, firstname: 'Luc', rights: { [employees]: 1 } })
    const types = (person: TestPerson) =>
      as(sophie).call(esignDelegationsCalls.getDocumentTypesAllowedForUser, {
        clientId: serres.id,
        userId: person.userId,
      })
    await create(marie, { usersCanSignOnBehalfIds: [luc.userId], favoriteUserForSigningId: null })

    expect(await types(paul)).toContainEqual(
      expect.objectContaining({ id: contract.id, code: contract.code, canSend: true, canSign: true }),
    )
    expect(await types(luc)).toEqual([])
    expect(await maySign(luc)).toEqual({ allowed: false, onBehalfOf: [] })
    expect(await maySign(sophie, paul)).toEqual({ allowed: true, onBehalfOf: [] })
  })

  test('a type that is not signed is nobody’s to configure', async () => {
    const asked = { clientId: serres.id, typeId: 2_000_000_000 }
    const answers = [
      await as(sophie).send(esignDelegationsCalls.getUsersAllowedToConfigureDocumentTypes, asked),
      await as(sophie).send(esignDelegationsCalls.getPossibleDelegates, asked),
      await as(sophie).send(esignDelegationsCalls.getUsersWhoHaveExistingConfigForDocumentType, asked),
    ]
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404])
  })
})
