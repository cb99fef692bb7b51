import { describe, expect, test } from 'vitest'
import { as } from '#kernel/testing/as.ts'
import { type TestClient, type TestPerson, useOwnWorld } from '#platform/testing/world.ts'
import { deadlines } from '#rh/deadlines-place.model.ts'
import type { RhDb } from '#rh/rh-db.ts'
import { hire } from '#rh/testing/hire.ts'
import { requestsOf } from '#rh/testing/requests-of.ts'
import { daysOfLife } from '../document-request.model.ts'
import { documentRequestsCalls } from '../document-requests.calls.ts'
import { sentPiecesCalls } from '../sent-pieces.calls.ts'
import { inSerres } from '../testing/in-serres.ts'
import { sendDocumentRequestName, tokenOf } from './request-link.ts'
import { sendDocumentRequestJob } from './send-document-request-job.ts'

const world = useOwnWorld()

const ask = (person: TestPerson, employeeIds: string[], kindCodes = ['idCard', 'rib']) =>
  as(person).call(documentRequestsCalls.requestManyDocuments, { employeeIds, kindCodes })

const kindsAskedOf = async (client: TestClient, employeeId: string) =>
  (await requestsOf(world, client))
    .filter(request => request.employeeId === employeeId)
    .map(({ kindCode }) => kindCode)
    .toSorted()

/** The requests that each of the mails to come is about. */
const mailsWaiting = (client: TestClient) =>
  world.databases.transaction('platform', { readOnly: true, clientId: client.id }, async (db: RhDb) => {
    const rows = await db
      .selectFrom('kernel.outbox')
      .select('payload')
      .where('clientId', '=', client.id)
      .where('kind', '=', `job:${sendDocumentRequestName}`)
      .execute()
    return rows.map(({ payload }) => (payload as { requestIds: string[] }).requestIds)
  })

const nothingLeftOut = { alreadyAsked: [], withoutMail: [], archived: [] }

describe('several pieces asked of many', () => {
  test('are asked of each in one mail of his language, with a link for each piece', async () => {
    const { serres, marie } = await inSerres(world)
    const ines = await hire(world, serres, { firstname: 'Inés', mail: 'ines.many@essai.example', language: 'es' })
    const paul = await hire(world, serres, { mail: 'paul.many@essai.example' })

    expect(await ask(marie, [ines.id, paul.id])).toEqual({ asked: 2, ...nothingLeftOut })

    const ids = (await requestsOf(world, serres)).filter(one => one.employeeId === ines.id).map(({ id }) => id)
    await sendDocumentRequestJob.run(
      { ...world.ground, databases: world.databases },
      { clientId: serres.id, requestIds: ids },
    )
    const [mail, ...others] = (world.mailer.inbox?.() ?? []).filter(({ to }) => to === 'ines.many@essai.example')
    expect(others).toEqual([])
    expect(mail?.subject).toBe('Serres du Layon le solicita varios documentos')
    const links = [...(mail?.text ?? '').matchAll(/\/piece\/([\w-]{43})\b/g)].map(([, token]) => token)
    expect(links.toSorted()).toEqual(ids.map(id => tokenOf(world.keys, id)).toSorted())
    for (const token of links)
      expect(
        (await as({ app: world.app }).send(sentPiecesCalls.getPieceAsked, { token: token as string })).statusCode,
      ).toBe(200)
  })

  test('are mailed by one job to a person, once they are asked for good', async () => {
    const { serres, marie } = await inSerres(world)
    const paul = await hire(world, serres, { mail: 'paul@essai.example' })
    const ines = await hire(world, serres, { mail: 'ines@essai.example' })

    await ask(marie, [paul.id, ines.id], ['idCard', 'rib', 'workPermit'])

    const mails = await mailsWaiting(serres)
    expect(mails.map(requestIds => requestIds.length)).toEqual([3, 3])
    expect(mails.flat().toSorted()).toEqual((await requestsOf(world, serres)).map(({ id }) => id).toSorted())
  })

  test('are not asked twice while a link serves, and again once it has ended', async () => {
    const { serres, marie } = await inSerres(world)
    const { id } = await hire(world, serres, { name: 'Petit', firstname: 'Paul', mail: 'paul@essai.example' })
    const paul = { id, name: 'Petit', firstname: 'Paul' }
    await ask(marie, [id], ['idCard'])

    expect(await ask(marie, [id])).toEqual({
      ...nothingLeftOut,
      asked: 1,
      alreadyAsked: [{ ...paul, kindCodes: ['idCard'] }],
    })
    expect(await ask(marie, [id])).toMatchObject({ asked: 0, alreadyAsked: [{ id }] })
    expect(await kindsAskedOf(serres, id)).toEqual(['idCard', 'rib'])

    world.clock.advance({ hours: 24 * daysOfLife + 1 })
    const sophie = await world.person({ in: serres, rights: { [deadlines]: 2 } })
    expect(await ask(sophie, [id])).toEqual({ asked: 1, ...nothingLeftOut })
  })

  test('are asked by one living link each, even when two ask at once', async () => {
    const { serres, marie } = await inSerres(world)
    const { id } = await hire(world, serres, { mail: 'paul@essai.example' })

    const told = await Promise.all([ask(marie, [id]), ask(marie, [id])])

    expect(told.map(({ asked }) => asked).toSorted()).toEqual([0, 1])
    expect(await kindsAskedOf(serres, id)).toEqual(['idCard', 'rib'])
  })

  test('name who has no mail and who is archived, and are asked of the others', async () => {
    const { serres, marie } = await inSerres(world)
    const mute = await hire(world, serres, { name: 'Muet' })
    const gone = await hire(world, serres, { name: 'Parti', mail: 'parti@essai.example', archived: true })
    const paul = await hire(world, serres, { mail: 'paul@essai.example' })

    expect(await ask(marie, [mute.id, gone.id, paul.id, paul.id])).toEqual({
      asked: 1,
      alreadyAsked: [],
      withoutMail: [{ id: mute.id, name: 'Muet', firstname: 'Paul' }],
      archived: [{ id: gone.id, name: 'Parti', firstname: 'Paul' }],
    })
    expect((await requestsOf(world, serres)).map(({ employeeId }) => employeeId)).toEqual([paul.id, paul.id])
  })

  test('reach two hundred people at once', async () => {
    const { serres, marie } = await inSerres(world)
    const ids: string[] = []
    for (let number = 0; number < 200; number += 1)
      ids.push((await hire(world, serres, { mail: `saison.${number}@essai.example` })).id)

    expect(await ask(marie, ids)).toEqual({ asked: 200, ...nothingLeftOut })
    expect(await requestsOf(world, serres)).toHaveLength(400)
  })

  test('are asked of nobody when one of them may not be asked: another company, another client', async () => {
    const { serres, marie } = await inSerres(world)
    const neighbours = await world.client({ name: 'Bocage' })
    const chief = await world.person({ in: serres, rights: { [deadlines]: 2 }, companies: [1] })
    const paul = await hire(world, serres, { mail: 'paul@essai.example' })
    const foreign = await hire(world, neighbours, { mail: 'b@essai.example' })

    await expect(ask(marie, [paul.id, foreign.id])).rejects.toMatchObject({ status: 404 })
    await expect(ask(chief, [paul.id])).rejects.toMatchObject({ status: 404 })
    expect(await requestsOf(world, serres)).toEqual([])
    expect(await requestsOf(world, neighbours)).toEqual([])
  })

  test('are refused on a kind that is not there, and to who only reads deadlines', async () => {
    const { serres, marie } = await inSerres(world)
    const reader = await world.person({ in: serres, rights: { [deadlines]: 1 } })
    const { id } = await hire(world, serres, { mail: 'paul@essai.example' })

    await expect(ask(marie, [id], ['idCard', 'unheardOf'])).rejects.toMatchObject({
      status: 400,
      body: { fields: [{ field: 'kindCodes' }] },
    })
    await expect(ask(reader, [id])).rejects.toMatchObject({ status: 403 })
    expect(await requestsOf(world, serres)).toEqual([])
  })
})
