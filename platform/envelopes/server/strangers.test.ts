import { beforeAll, describe, expect, test } from 'vitest'
import { as, visitor } from '#kernel/testing/as.ts'
import { supportCalls } from '#platform/clients/support.calls.ts'
import { type TestClient, type TestPerson, useOwnWorld } from '#platform/testing/world.ts'
import { envelopesCalls } from '../envelopes.calls.ts'
import { toSignCalls } from '../to-sign.calls.ts'
import { signingCalls } from '../signing.calls.ts'
import { draftOf, envelopeSentBy, signer, signingClient, type TestSigner } from '../testing/signing-world.ts'

const world = useOwnWorld()

let serres: TestClient
let marie: TestSigner
let id: string
let draftId: string
let documentId: string
let recipientId: string
beforeAll(async () => {
  const made = await signingClient(world)
  serres = made.serres
  marie = made.marie
  id = await envelopeSentBy(marie)
  draftId = (await draftOf(marie)).id
  const envelope = await as(marie).call(envelopesCalls.getEnvelope, { id })
  documentId = envelope.Documents[0]?.id as string
  recipientId = envelope.recipients[0]?.id as string
})

const wish = () => ({
  typeCode: 'WORK_CONTRACT',
  companyId: marie.companyId,
  subject: 'Contrat',
  documents: [{ fileId: crypto.randomUUID() }],
  recipients: [{ capacity: 'employee', name: 'Petit', mail: 'paul@essai.example' }],
})

/** All that names one envelope. */
const ofOne = () =>
  [
    [envelopesCalls.getEnvelope, { id }],
    [envelopesCalls.getEnvelopeDocument, { id, documentId }],
    [envelopesCalls.getEnvelopeEvidence, { id }],
    [envelopesCalls.cancelEnvelope, { envelopeId: id }],
    [envelopesCalls.sendEnvelope, { id: draftId }],
    [envelopesCalls.editEnvelope, { ...wish(), id: draftId }],
    [envelopesCalls.placeSignatures, { id: draftId, documentId, places: [] }],
    [envelopesCalls.remindSigners, { id }],
    [envelopesCalls.correctRecipient, { id, recipientId, mail: 'autre@essai.example' }],
    [envelopesCalls.extendEnvelope, { id, expiresAt: world.clock.now().add({ hours: 480 }).toString() }],
    [signingCalls.declineEnvelope, { envelopeId: id, reason: 'Non merci' }],
  ] as const

/** What each may ask of what is his own. */
const ofOneself = (userId: string) =>
  [
    [envelopesCalls.getDocumentsTypes, {}],
    [envelopesCalls.getDocumentsTypesForApplication, { applicationId: 8 }],
    [envelopesCalls.getEnvelopes, { page: 0, size: 10, applicationId: 8 }],
    [envelopesCalls.getEnvelopeTabs, { applicationId: 8 }],
    [envelopesCalls.countEnvelopes, { applicationId: 8, typesOfDocuments: [], onlyShowSignedDocuments: false }],
    [toSignCalls.countToSign, {}],
    [
      envelopesCalls.getPendingEnvelopes,
      { applicationId: 8, userId, typeOfDocument: 'all', onlyShowSignedDocuments: 'false' },
    ],
  ] as const

const statusesOf = async (person: Parameters<typeof as>[0], asked: readonly (readonly [object, object])[]) =>
  Promise.all(asked.map(async ([call, input]) => (await as(person).send(call as never, input as never)).statusCode))

describe('an envelope', () => {
  test('is not there for a member who reads nothing of its company, nor for anybody of another client', async () => {
    const nobody = await world.person({ in: serres })
    const neighbour = (await signingClient(world)).marie

    for (const stranger of [nobody, neighbour] as TestPerson[])
      expect(new Set(await statusesOf(stranger, ofOne()))).toEqual(new Set([404]))
  })

  test('asks everybody who he is', async () => {
    const asked = [...ofOne(), ...ofOneself(marie.userId), [envelopesCalls.uploadToSign, {}]] as const

    expect(new Set(await statusesOf(visitor(world.app), asked))).toEqual(new Set([401]))
  })

  test('stands in no list and no count of a stranger, and his lines say that it is not there', async () => {
    const nobody = await world.person({ in: serres })
    const neighbour = (await signingClient(world)).marie
    for (const stranger of [nobody, neighbour] as TestPerson[]) {
      const told = await Promise.all(
        ofOneself(stranger.userId).map(async ([call, input]) => (await as(stranger).send(call, input)).body),
      )
      expect(told.filter(body => body.includes(id) || body.includes('Paul'))).toEqual([])
      expect(JSON.parse(told[3] as string)).toMatchObject({ toSign: 0, waiting: 0 })
      expect(JSON.parse(told[5] as string)).toEqual({ toSign: 0 })
      const { body } = await as(stranger).send(signingCalls.remindManySigners, { envelopeIds: [id] })
      expect(body).toContain('NOT_FOUND')
    }
    const pending = await as(neighbour).send(envelopesCalls.getPendingEnvelopes, {
      applicationId: 8,
      userId: marie.userId,
      typeOfDocument: 'all',
      onlyShowSignedDocuments: 'false',
    })
    expect(pending.statusCode).toBe(404)
  })

  test('is read by who reads its element, who neither sends, corrects nor takes it back', async () => {
    const reader = await world.person({ in: serres, rights: { 'rh/esign': 1 } })
    const { items } = await as(reader).call(envelopesCalls.getEnvelopes, { page: 0, size: 10, applicationId: 8 })

    expect(items.map(envelope => envelope.id)).toEqual([id])
    expect(items[0]?.can).toMatchObject({ read: true, sign: false, cancel: false, remind: false, edit: false })
    expect(await statusesOf(reader, ofOne())).toEqual([200, 200, 409, 403, 404, 404, 404, 403, 403, 403, 404])
  })

  test('is prepared by who may send such documents of the company', async () => {
    const reader = await world.person({ in: serres, rights: { 'rh/esign': 1 } })

    expect((await as(reader).send(envelopesCalls.createEnvelope, wish())).statusCode).toBe(403)
  })

  test('is neither sent nor signed by who entered to help', async () => {
    const camille = await world.person({ superAdmin: true })
    await as(camille).call(supportCalls.startSupport, { clientId: serres.id, reason: 'Un envoi bloqué' })
    const helper = { ...camille, clientId: serres.id }
    const [read, , , ...others] = ofOne()

    expect((await as(helper).send(...read)).statusCode).toBe(200)
    expect(await statusesOf(helper, others)).toEqual(others.map(() => 409))
  })

  test('is signed by another of its signers at his own turn alone', async () => {
    const ines = await signer(world, serres, 'Inès', 'Roche')
    const later = await envelopeSentBy(marie, {
      recipients: [
        { capacity: 'company', userId: marie.userId, position: 1 },
        { capacity: 'company', userId: ines.userId, position: 2 },
      ],
    })

    expect((await as(ines).send(envelopesCalls.getEnvelope, { id: later })).statusCode).toBe(200)
    const wish = { envelopeId: later, consentVersion: '2026-11' }
    await expect(as(ines).call(signingCalls.signEnvelope, wish)).rejects.toMatchObject({ code: 'NOT_YOUR_TURN' })
    const asMarie = { ...wish, onBehalfOfId: marie.userId }
    await expect(as(ines).call(signingCalls.signEnvelope, asMarie)).rejects.toMatchObject({ status: 403 })
  })
})
