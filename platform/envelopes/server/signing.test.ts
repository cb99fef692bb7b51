import { describe, expect, test } from 'vitest'
import { as } from '#kernel/testing/as.ts'
import { ask } from '#kernel/testing/ask.ts'
import { esignDelegationsCalls } from '#platform/esign/esign-delegations.calls.ts'
import { decidePolicy } from '#platform/identity/testing/decide.ts'
import { useOwnWorld } from '#platform/testing/world.ts'
import { envelopesCalls } from '../envelopes.calls.ts'
import { signaturesCalls } from '../signatures.calls.ts'
import { toSignCalls } from '../to-sign.calls.ts'
import { signingCalls } from '../signing.calls.ts'
import {
  broughtBy,
  codeInMail,
  draftOf,
  enterBy,
  envelopeSentBy,
  runJobs,
  signByMail,
  signer,
  signingClient,
  stateOf,
  type TestSigner,
  tokenInMail,
  visitorOf,
} from '../testing/signing-world.ts'

const world = useOwnWorld()

const forMarie = (marie: TestSigner, more: object = {}) =>
  envelopeSentBy(marie, { recipients: [{ capacity: 'company', userId: marie.userId }], more })

async function consentFor(by: TestSigner, id: string) {
  const { consent } = await as(by).call(envelopesCalls.getEnvelope, { id })
  return { envelopeId: id, consentVersion: consent.version }
}

const contractType = async () => {
  const [type] = await ask<{ id: number }>(
    world.installer,
    `select id from platform.document_type where code = 'WORK_CONTRACT'`,
  )
  return type?.id as number
}

describe('a delegation of signature', () => {
  async function lentByMarie(dates: { startsAt?: string; endsAt?: string } = {}) {
    const { serres, marie } = await signingClient(world)
    const philippe = await signer(world, serres, 'Philippe', 'Gaudin')
    await as(marie).call(esignDelegationsCalls.createDelegationOfUserForDocumentType, {
      documentTypeId: await contractType(),
      userId: marie.userId,
      usersCanSendOnBehalfIds: [],
      usersCanSignOnBehalfIds: [philippe.userId],
      ...dates,
    })
    const id = await forMarie(marie)
    return { serres, marie, philippe, id }
  }

  test('lets its delegate sign in the name of its owner, and the proof says who did', async () => {
    const { serres, marie, philippe, id } = await lentByMarie()
    const waiting = await as(philippe).call(envelopesCalls.getPendingEnvelopes, {
      applicationId: 8,
      userId: marie.userId,
      typeOfDocument: 'WORK_CONTRACT',
      onlyShowSignedDocuments: 'false',
    })
    expect(waiting.map(({ id, signsFor }) => [id, signsFor?.id])).toEqual([[id, marie.userId]])

    const wish = await consentFor(philippe, id)
    await as(philippe).call(signingCalls.signEnvelope, { ...wish, onBehalfOfId: marie.userId })

    const [act] = await world.inClient(serres, db =>
      db.selectFrom('platform.signature_act').select(['actedBy', 'delegationId']).execute(),
    )
    expect(act).toEqual({ actedBy: philippe.userId, delegationId: expect.any(String) })
  })

  test('signs nothing before it begins', async () => {
    const startsAt = world.clock.now().add({ minutes: 5 }).toString()
    const { marie, philippe, id } = await lentByMarie({ startsAt })
    const { consent } = await as(marie).call(envelopesCalls.getEnvelope, { id })
    const wish = { envelopeId: id, consentVersion: consent.version, onBehalfOfId: marie.userId }
    await expect(as(philippe).call(signingCalls.signEnvelope, wish)).rejects.toMatchObject({
      code: 'NOT_ALLOWED_TO_SIGN',
    })

    world.clock.advance({ minutes: 5 })

    expect(await as(philippe).call(signingCalls.signEnvelope, wish)).toEqual({ state: 'sealing' })
  })

  test('is for documents of its type alone: of an envelope of two, its owner signs the other', async () => {
    const { serres, marie, philippe } = await lentByMarie()
    const { fileId } = await broughtBy(marie)
    const id = await envelopeSentBy(marie, {
      recipients: [{ capacity: 'company', userId: marie.userId }],
      documents: [{ fileId }, { fileId, name: 'Dispense de mutuelle' }],
    })
    await ask(
      world.installer,
      `update platform.envelope_document set document_type_id = t.id from platform.document_type t
        where t.code = 'MUTUELLE_DISPENSE' and envelope_id = $1 and envelope_document.position = 2`,
      [id],
    )
    const { consent, Documents } = await as(philippe).call(envelopesCalls.getEnvelope, { id })
    const wish = { envelopeId: id, consentVersion: consent.version, onBehalfOfId: marie.userId }
    const signOther = { ...wish, documentIds: [Documents[1]?.id as string] }
    await expect(as(philippe).call(signingCalls.signEnvelope, signOther)).rejects.toMatchObject({ status: 403 })
    await expect(
      as(philippe).call(signingCalls.declineEnvelope, {
        envelopeId: id,
        onBehalfOfId: marie.userId,
        reason: 'Une erreur',
      }),
    ).rejects.toMatchObject({ status: 403 })

    expect(await as(philippe).call(signingCalls.signEnvelope, wish)).toEqual({ state: 'sent' })
    expect((await as(philippe).call(envelopesCalls.getEnvelopeTabs, {})).toSign).toBe(1)
    expect(await as(philippe).call(toSignCalls.countToSign, {})).toEqual({ toSign: 1 })
    const own = { envelopeId: id, consentVersion: consent.version }
    expect(await as(marie).call(signingCalls.signEnvelope, own)).toEqual({ state: 'sealing' })

    const acts = await world.inClient(serres, db =>
      db.selectFrom('platform.signature_act').select('actedBy').orderBy('at').orderBy('documentId').execute(),
    )
    expect(acts.map(({ actedBy }) => actedBy).toSorted()).toEqual([philippe.userId, null])
  })

  test('signs nothing at the instant at which it ends', async () => {
    const endsAt = world.clock.now().add({ minutes: 5 }).toString()
    const { marie, philippe, id } = await lentByMarie({ endsAt })
    const wish = { ...(await consentFor(philippe, id)), onBehalfOfId: marie.userId }

    world.clock.advance({ minutes: 5 })

    await expect(as(philippe).call(signingCalls.signEnvelope, wish)).rejects.toMatchObject({
      status: 403,
      code: 'NOT_ALLOWED_TO_SIGN',
    })
    await expect(
      as(philippe).call(envelopesCalls.getPendingEnvelopes, {
        applicationId: 8,
        userId: marie.userId,
        typeOfDocument: 'all',
        onlyShowSignedDocuments: 'false',
      }),
    ).rejects.toMatchObject({ status: 404 })
  })
})

describe('a signature', () => {
  test('waits for its turn, and twice is once', async () => {
    const { serres, marie } = await signingClient(world)
    const id = await envelopeSentBy(marie)
    await runJobs(world, serres)
    const wish = await consentFor(marie, id)
    await expect(as(marie).call(signingCalls.signEnvelope, wish)).rejects.toMatchObject({
      status: 409,
      code: 'NOT_YOUR_TURN',
    })
    const token = tokenInMail(world)
    const inside = await signByMail(world, serres, token)
    await world.dispatcher.drain()
    const again = await as(inside).call(signaturesCalls.signByLink, { token, consentVersion: wish.consentVersion })
    expect(again).toEqual({ status: 'signed' })

    const states = await Promise.all([
      as(marie).call(signingCalls.signEnvelope, wish),
      as(marie).call(signingCalls.signEnvelope, wish),
    ])

    expect(states.map(({ state }) => state)).toEqual(['sealing', 'sealing'])
    const acts = await world.inClient(serres, db => db.selectFrom('platform.signature_act').select('at').execute())
    expect(acts).toHaveLength(2)
  })

  test('is refused to a locked session, and to who is none of its signers', async () => {
    const { serres, marie } = await signingClient(world)
    const id = await forMarie(marie)
    const wish = await consentFor(marie, id)
    const ines = await signer(world, serres, 'Inès', 'Roche')
    const locked = await world.signIn(marie)

    await expect(as(locked).call(signingCalls.signEnvelope, wish)).rejects.toMatchObject({ status: 400 })
    await expect(as(ines).call(signingCalls.signEnvelope, wish)).rejects.toMatchObject({ status: 404 })
    await expect(
      as(ines).call(signingCalls.declineEnvelope, { envelopeId: id, reason: 'Pas moi' }),
    ).rejects.toMatchObject({ status: 404 })
  })

  test('of an optional document is declined alone, and the others go on', async () => {
    const { serres, marie } = await signingClient(world)
    const { id } = await draftOf(marie, { recipients: [{ capacity: 'company', userId: marie.userId }] })
    await world.inClient(serres, async db => {
      const [first] = await db
        .selectFrom('platform.envelope_document')
        .selectAll()
        .where('envelopeId', '=', id)
        .execute()
      const { id: _, marks, seal: __, ...second } = first as NonNullable<typeof first>
      await db
        .insertInto('platform.envelope_document')
        .values({ ...second, marks: JSON.stringify(marks), position: 2, optional: true, name: 'Mutuelle' })
        .execute()
    })
    await as(marie).call(envelopesCalls.sendEnvelope, { id })
    const { Documents: documents } = await as(marie).call(envelopesCalls.getEnvelope, { id })
    const [contract, mutuelle] = documents

    await expect(
      as(marie).call(signingCalls.declineEnvelope, { envelopeId: id, documentId: contract?.id, reason: 'Non merci' }),
    ).rejects.toMatchObject({ status: 409, code: 'DOCUMENT_REQUIRED' })
    await as(marie).call(signingCalls.declineEnvelope, {
      envelopeId: id,
      documentId: mutuelle?.id,
      reason: 'Déjà couvert',
    })
    const { state } = await as(marie).call(signingCalls.signEnvelope, await consentFor(marie, id))

    expect(state).toBe('sealing')
  })
})

describe('many at once', () => {
  test('are signed by one proof, sent, reminded and taken back, each saying why it was not', async () => {
    const { marie } = await signingClient(world)
    const [one, two] = [await forMarie(marie), await forMarie(marie)]
    const { id: draft } = await draftOf(marie)
    const { consentVersion } = await consentFor(marie, one)
    const lines = async (answer: { body: string }) =>
      answer.body
        .split('\n')
        .filter(line => line.startsWith('data: {'))
        .map(line => JSON.parse(line.slice(6)) as { id: string; ok: boolean; code?: string })

    const signed = await lines(
      await as(marie).send(signingCalls.signManyEnvelopes, {
        envelopeIds: [one, two, draft],
        consentVersion,
        readAll: true,
      }),
    )
    expect(signed.map(({ ok, code }) => [ok, code])).toEqual([
      [true, undefined],
      [true, undefined],
      [false, 'NOT_FOUND'],
    ])
    const sent = await lines(await as(marie).send(signingCalls.sendManyEnvelopes, { envelopeIds: [draft, one] }))
    expect(sent.map(({ ok, code }) => [ok, code])).toEqual([
      [true, undefined],
      [false, 'TRANSITION_INVALID'],
    ])
    const reminded = await lines(await as(marie).send(signingCalls.remindManySigners, { envelopeIds: [draft, one] }))
    expect(reminded.map(({ ok, code }) => [ok, code])).toEqual([
      [true, undefined],
      [false, 'SIGNING_CLOSED'],
    ])
    const ended = await lines(
      await as(marie).send(signingCalls.cancelManyEnvelopes, { envelopeIds: [draft, two], reason: 'Une erreur' }),
    )
    expect(ended.map(({ ok, code }) => [ok, code])).toEqual([
      [true, undefined],
      [false, 'TRANSITION_INVALID'],
    ])
  })

  test('are refused to who entered to help', async () => {
    const { serres, marie } = await signingClient(world)
    const id = await forMarie(marie)
    const camille = await world.person({ superAdmin: true })
    const helper = { ...camille, clientId: serres.id }

    for (const [call, more] of [
      [signingCalls.signManyEnvelopes, { consentVersion: '2026-11', readAll: true }],
      [signingCalls.sendManyEnvelopes, {}],
      [signingCalls.remindManySigners, {}],
      [signingCalls.cancelManyEnvelopes, { reason: 'Une erreur' }],
    ] as const)
      expect((await as(helper).send(call, { envelopeIds: [id], ...more })).statusCode).toBe(403)
  })
})

describe('a code', () => {
  async function asked() {
    const { serres, marie } = await signingClient(world)
    const id = await envelopeSentBy(marie)
    await runJobs(world, serres)
    const token = tokenInMail(world)
    await as(visitorOf(world)).call(signaturesCalls.askSigningCode, { token })
    await runJobs(world, serres)
    return { serres, marie, id, token, code: codeInMail(world) }
  }
  const enter = (token: string, code: string) =>
    as(visitorOf(world)).send(signaturesCalls.enterSigning, { token, code })

  test('stands before every document, and of five wrong ones the sixth waits', async () => {
    const { token, code, id, marie } = await asked()
    const { Documents: documents } = await as(marie).call(envelopesCalls.getEnvelope, { id })
    const documentId = documents[0]?.id as string
    const stranger = as(visitorOf(world))
    expect((await stranger.call(signaturesCalls.getSigningLink, { token })).mail).toBe('p…@essai.example')
    for (const call of [signaturesCalls.getDocumentToSign, signaturesCalls.getSealedByLink])
      expect((await stranger.send(call, { token, documentId })).statusCode).toBe(404)

    const wrong = code === '000000' ? '000001' : '000000'
    const statuses: number[] = []
    for (let round = 0; round < 6; round++) statuses.push((await enter(token, wrong)).statusCode)

    expect(statuses).toEqual([400, 400, 400, 400, 400, 429])
    expect((await enter(token, code)).statusCode).toBe(429)
  })

  test('is worth ten minutes, once, and five are sent in an hour', async () => {
    const { serres, token, code } = await asked()
    expect((await enter(token, code)).statusCode).toBe(200)
    expect((await enter(token, code)).statusCode).toBe(400)
    for (let round = 0; round < 6; round++) await as(visitorOf(world)).call(signaturesCalls.askSigningCode, { token })
    const codes = await world.inClient(serres, db => db.selectFrom('platform.signing_code').select('id').execute())
    expect(codes).toHaveLength(5)
    await runJobs(world, serres)
    const last = codeInMail(world)
    world.clock.advance({ minutes: 10 })
    expect((await enter(token, last)).statusCode).toBe(400)
  })

  test('of another recipient, a dead link and one that nobody was sent open nothing, alike', async () => {
    const { serres, marie, id, token } = await asked()
    const inside = await enterBy(world, serres, token)
    const { recipients } = await as(marie).call(envelopesCalls.getEnvelope, { id })
    await as(marie).call(envelopesCalls.correctRecipient, {
      id,
      recipientId: recipients[0]?.id as string,
      mail: 'paul.autre@essai.example',
    })

    const dead = await as(inside).send(signaturesCalls.getSigningInside, { token })
    const unknown = await as(inside).send(signaturesCalls.getSigningInside, { token: 'x'.repeat(43) })
    const told = [dead, unknown].map(({ statusCode, body }) => {
      const { requestId: _, ...rest } = JSON.parse(body)
      return JSON.stringify([statusCode, rest])
    })
    expect(new Set(told).size).toBe(1)
    expect(told[0]).toContain('404')
    await runJobs(world, serres)
    const fresh = tokenInMail(world, 'paul.autre@essai.example')
    expect(fresh).not.toBe(token)
    expect((await as(inside).send(signaturesCalls.getSigningInside, { token: fresh })).statusCode).toBe(404)
  })

  test('signs nothing that was not read to its last page', async () => {
    const { serres, marie, id, token } = await asked()
    const inside = await enterBy(world, serres, token)
    const { consent, documents } = await as(inside).call(signaturesCalls.getSigningInside, { token })

    await expect(
      as(inside).call(signaturesCalls.signByLink, { token, consentVersion: consent.version }),
    ).rejects.toMatchObject({ status: 409, code: 'DOCUMENT_NOT_READ' })
    expect(
      (await as(inside).send(signaturesCalls.noteDocumentRead, { token, documentId: documents[0]?.id, lastPage: 9 }))
        .statusCode,
    ).toBe(404)
    expect(await stateOf(marie, id)).toBe('sent')
  })
})

test('a second factor is asked of who signs where the policy asks it of signers', async () => {
  const { marie } = await signingClient(world)
  const id = await forMarie(marie)
  const wish = await consentFor(marie, id)
  await decidePolicy(world, { signer: 'required' })

  const refused = await as(marie).send(signingCalls.signEnvelope, wish)
  expect([refused.statusCode, refused.json().code]).toEqual([409, 'MFA_REQUIRED'])

  await ask(world.installer, 'update platform.session set mfa_at = $2 where connection_uid = $1', [
    marie.connectionUid,
    world.clock.now().toString(),
  ])
  expect(await as(marie).call(signingCalls.signEnvelope, wish)).toEqual({ state: 'sealing' })
  await decidePolicy(world, {})
})
