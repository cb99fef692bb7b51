import { describe, expect, test } from 'vitest'
import { as } from '#kernel/testing/as.ts'
import { useOwnWorld } from '#platform/testing/world.ts'
import { envelopesCalls } from '../envelopes.calls.ts'
import { expireEnvelopesJob } from '../envelopes.server.ts'
import { signaturesCalls } from '../signatures.calls.ts'
import {
  draftOf,
  envelopeSentBy,
  paul,
  runJobs,
  signByMail,
  signer,
  signingClient,
  stateOf,
  type TestSigner,
  tokenInMail,
  unlock,
  visitorOf,
} from '../testing/signing-world.ts'

const world = useOwnWorld()

const read = (by: TestSigner, id: string) => as(by).call(envelopesCalls.getEnvelope, { id })
const sendAgain = (by: TestSigner, id: string) => as(by).call(envelopesCalls.sendEnvelopeAgain, { id })

/** Nobody has signed it in its day, and Marie is back. */
async function expired() {
  const { serres, marie: before } = await signingClient(world)
  const { id } = await draftOf(before, { more: { expiresAt: world.clock.now().add({ hours: 24 }).toString() } })
  const { Documents, recipients } = await read(before, id)
  const places = recipients.map((person, index) => ({ recipientId: person.id, page: 1, x: 60, y: 200 + 100 * index }))
  await as(before).call(envelopesCalls.placeSignatures, { id, documentId: Documents[0]!.id, places })
  await as(before).call(envelopesCalls.sendEnvelope, { id })
  await runJobs(world, serres)
  const token = tokenInMail(world)
  world.clock.advance({ hours: 24 })
  await expireEnvelopesJob.run({ ...world.ground, databases: world.databases }, {})
  const marie: TestSigner = { ...before, ...(await world.signIn(before)) }
  return { serres, marie, id, token, places }
}

describe('an envelope that expired', () => {
  test('is sent again to the same people: the new link signs, the former stays dead', async () => {
    const { serres, marie, id, token: former } = await expired()
    expect((await read(marie, id)).can.sendAgain).toBe(true)

    const draft = await sendAgain(marie, id)
    await unlock(marie)
    await as(marie).call(envelopesCalls.sendEnvelope, { id: draft.id })
    await runJobs(world, serres)
    const token = tokenInMail(world)
    expect(token).not.toBe(former)
    await signByMail(world, serres, token)
    await world.dispatcher.drain()

    expect(await stateOf(marie, draft.id)).toBe('partially_signed')
    expect(await stateOf(marie, id)).toBe('expired')
    const answer = await as(visitorOf(world)).send(signaturesCalls.getSigningLink, { token: former })
    expect(answer.statusCode).toBe(404)
  })

  test('is made a draft again with its documents, people and places, a life of its own, once', async () => {
    const { marie, id, places } = await expired()

    const draft = await sendAgain(marie, id)
    const again = await sendAgain(marie, id)

    expect(again).toEqual(draft)
    const [before, after] = [await read(marie, id), await read(marie, draft.id)]
    expect(after).toMatchObject({ state: 'draft', subject: before.subject, ordered: before.ordered })
    expect(after.number).not.toBe(before.number)
    expect(after.expiresAt > world.clock.now().toString()).toBe(true)
    expect(after.Documents.map(({ name }) => name)).toEqual(before.Documents.map(({ name }) => name))
    expect(after.recipients.map(({ name, address }) => [name, address])).toEqual([
      [paul.name, paul.mail],
      ['Caron', null],
    ])
    expect(after.places.map(({ recipientId, y }) => [recipientId, y])).toEqual(
      after.recipients.map((person, index) => [person.id, places[index]?.y]),
    )
  })

  test('is sent again by its sender alone, who may still send such documents', async () => {
    const { serres, marie, id } = await expired()
    const ines = await signer(world, serres, 'Inès', 'Roche')
    expect((await as(ines).send(envelopesCalls.sendEnvelopeAgain, { id })).statusCode).toBe(404)
    expect((await read(ines, id)).can.sendAgain).toBe(false)

    await world.inClient(serres, db =>
      db
        .updateTable('platform.envelope_document')
        .set({ recordKind: 'contract', recordId: crypto.randomUUID() })
        .where('envelopeId', '=', id)
        .execute(),
    )
    await expect(sendAgain(marie, id)).rejects.toMatchObject({ status: 409, code: 'PEOPLE_OF_RECORD' })
  })
})

test('what is under way is not sent again, what was taken back is', async () => {
  const { marie } = await signingClient(world)
  const id = await envelopeSentBy(marie)

  await expect(sendAgain(marie, id)).rejects.toMatchObject({ status: 409, code: 'NOT_ENDED' })
  await as(marie).call(envelopesCalls.cancelEnvelope, { envelopeId: id, reason: 'Une erreur de date' })

  expect(await stateOf(marie, (await sendAgain(marie, id)).id)).toBe('draft')
})
