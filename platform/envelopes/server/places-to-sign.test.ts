import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { as } from '#kernel/testing/as.ts'
import { placesOfWords } from '#platform/sealing/testing/sealing-client.ts'
import { useOwnWorld } from '#platform/testing/world.ts'
import { envelopesCalls } from '../envelopes.calls.ts'
import { signingCalls } from '../signing.calls.ts'
import {
  draftOf,
  envelopeSentBy,
  paul,
  runJobs,
  signer,
  signingClient,
  type TestSigner,
} from '../testing/signing-world.ts'

const world = useOwnWorld()

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sillon-places-'))
})
afterAll(() => rm(folder, { recursive: true }))

const read = (by: TestSigner, id: string) => as(by).call(envelopesCalls.getEnvelope, { id })

/** A draft of Marie's, its document and its people. */
async function draftToPlace(recipients?: object[]) {
  const { serres, marie } = await signingClient(world)
  const { id } = await draftOf(marie, recipients ? { recipients } : {})
  const { Documents, recipients: people } = await read(marie, id)
  return { serres, marie, id, documentId: Documents[0]!.id, people }
}

describe('the places where people sign', () => {
  test('are where the sender put them, each with the name of its own signer', async () => {
    const { serres, marie } = await signingClient(world)
    const philippe = await signer(world, serres, 'Philippe', 'Gaudin')
    const { id } = await draftOf(marie, {
      recipients: [
        { capacity: 'company', userId: marie.userId },
        { capacity: 'company', userId: philippe.userId },
      ],
    })
    const { Documents, recipients, consent } = await read(marie, id)
    const documentId = Documents[0]!.id
    const recipientOf = ({ userId }: TestSigner) => recipients.find(person => person.userId === userId)!.id
    const places = [
      { recipientId: recipientOf(philippe), page: 1, x: 60, y: 200 },
      { recipientId: recipientOf(marie), page: 1, x: 300, y: 500 },
    ]

    await as(marie).call(envelopesCalls.placeSignatures, { id, documentId, places })
    expect((await read(marie, id)).places).toEqual(places.map(place => ({ ...place, documentId })))
    await as(marie).call(envelopesCalls.sendEnvelope, { id })
    for (const person of [marie, philippe])
      await as(person).call(signingCalls.signEnvelope, { envelopeId: id, consentVersion: consent.version })
    await runJobs(world, serres)
    await runJobs(world, serres)

    const file = await as(marie).send(envelopesCalls.getEnvelopeDocument, { id, documentId })
    await writeFile(join(folder, 'sealed.pdf'), file.rawPayload)
    const [first] = await placesOfWords(join(folder, 'sealed.pdf'))
    expect(first?.find(({ word }) => word === 'Philippe')).toMatchObject({ x: 63, y: expect.closeTo(203, -1) })
    expect(first?.find(({ word }) => word === 'Marie')).toMatchObject({ x: 303, y: expect.closeTo(503, -1) })
  })

  test('are of its signers and its pages alone', async () => {
    const { marie, id, documentId, people } = await draftToPlace([
      paul,
      { role: 'viewer', capacity: 'partner', name: 'Comptable', mail: 'comptable@essai.example' },
    ])
    const [signs, reads] = people
    const placed = async (recipientId: string, page: number) => {
      const answer = await as(marie).send(envelopesCalls.placeSignatures, {
        id,
        documentId,
        places: [{ recipientId, page, x: 60, y: 200 }],
      })
      return answer.json().fields?.[0]
    }

    expect(await placed(reads!.id, 1)).toMatchObject({ field: 'places', code: 'NOT_A_SIGNER' })
    expect(await placed(signs!.id, 2)).toMatchObject({ field: 'places', code: 'NO_SUCH_PAGE' })
    expect((await read(marie, id)).places).toEqual([])
  })

  test('are changed by the sender of a draft alone, who saw what stands', async () => {
    const { serres, marie, id, documentId, people } = await draftToPlace()
    const ines = await signer(world, serres, 'Inès', 'Roche')
    const wish = { id, documentId, places: [{ recipientId: people[0]!.id, page: 1, x: 60, y: 200 }] }
    const sentId = await envelopeSentBy(marie)
    const sentDocument = (await read(marie, sentId)).Documents[0]!.id

    const { version } = await as(marie).call(envelopesCalls.placeSignatures, { ...wish, version: 1 })

    expect(version).toBe(2)
    await expect(as(marie).call(envelopesCalls.placeSignatures, { ...wish, version: 1 })).rejects.toMatchObject({
      code: 'VERSION_CONFLICT',
    })
    expect((await as(ines).send(envelopesCalls.placeSignatures, wish)).statusCode).toBe(404)
    await expect(
      as(marie).call(envelopesCalls.placeSignatures, { id: sentId, documentId: sentDocument, places: [] }),
    ).rejects.toMatchObject({ code: 'TRANSITION_INVALID' })
    await expect(
      as(marie).call(envelopesCalls.placeSignatures, { id, documentId: sentDocument, places: [] }),
    ).rejects.toMatchObject({ status: 404 })
  })
})
